import { Anchor, Button, Group, Input } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { checkFile, invoiceRule } from '../../ui/files/checkFile.ts';
import { FileZone } from '../../ui/files/FileZone.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { texts } from './texts.ts';

const t = texts.invoice;

type InvoiceFieldProps = {
  /** What is sent once the payment is saved. */
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
  /** The one that is there already. */
  current: string | null;
};

/** The club's invoice, picked or dropped; it travels once its payment is saved. */
export const InvoiceField = ({ file, onChoose, current }: InvoiceFieldProps) => {
  const id = useId();
  const open = useRef<() => void>(null);
  const [refusal, setRefusal] = useState<string>();
  const choose = async ([chosen, ...others]: File[]) => {
    if (!chosen) return;
    const refused = others.length > 0 ? uiTexts.upload.oneOnly : await checkFile(invoiceRule, chosen);
    setRefusal(refused);
    if (!refused) onChoose(chosen);
  };
  return (
    <FileZone accept={invoiceRule.accept} openRef={open} onDrop={(files) => void choose(files)}>
      <Group gap="8px 12px">
        <Button
          variant="default"
          leftSection={<IconFileInvoice size={17} stroke={1.75} aria-hidden />}
          aria-describedby={id}
          onClick={() => open.current?.()}
        >
          {file || current ? t.replace : t.choose}
        </Button>
        <Soft id={id} miw={0}>
          {file?.name ?? invoiceRule.description}
        </Soft>
        {file && (
          <Button variant="subtle" size="compact-sm" onClick={() => onChoose(undefined)}>
            {t.remove}
          </Button>
        )}
        {!file && current && (
          <Anchor href={current} target="_blank" rel="noreferrer">
            {t.current}
          </Anchor>
        )}
        {refusal && (
          <Input.Error w="100%" role="alert">
            {refusal}
          </Input.Error>
        )}
      </Group>
    </FileZone>
  );
};

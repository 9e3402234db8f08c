import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { texts } from './texts.ts';

const t = texts.paste;

type PasteFormProps = { busy: boolean; onFile: (file: File) => void };

/** Where rows of a sheet are pasted: they are taken in as the file that they would be. */
export const PasteForm = ({ busy, onFile }: PasteFormProps) => {
  const [rows, setRows] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onFile(new File([rows], t.fileName, { type: 'text/csv' }));
      }}
    >
      <Textarea
        mt="md"
        label={t.label}
        description={t.hint}
        placeholder={t.example}
        autosize
        minRows={2}
        maxRows={8}
        spellCheck={false}
        value={rows}
        onChange={(event) => setRows(event.currentTarget.value)}
      />
      {rows.trim() !== '' && (
        <BusyButton type="submit" mt="sm" busy={busy}>
          {t.read}
        </BusyButton>
      )}
    </form>
  );
};

import { Button, CopyButton, Group, SimpleGrid, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { texts } from '../texts.ts';
import './second-factor.module.css';

const t = texts.secondFactor;

const icon = { size: 15, stroke: 1.75, 'aria-hidden': true } as const;

const download = (text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: t.file }).click();
  URL.revokeObjectURL(url);
};

/** The recovery codes, to be taken along: copied, as a file or on paper, where they stand alone. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <>
    <Text textWrap="pretty">{t.codesHint}</Text>
    <SimpleGrid
      component="ul"
      className="plain"
      minColWidth="8.25rem"
      spacing="lg"
      verticalSpacing={6}
      my="md"
      px={18}
      py={14}
      bd="1px solid var(--line)"
      bdrs="sm"
      bg="var(--ground-soft)"
      ff="monospace"
      fz="md"
      aria-label={t.codes}
      data-printed
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </SimpleGrid>
    <Group gap="xs">
      {'clipboard' in navigator && (
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="compact-md"
              leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
              onClick={copy}
            >
              {copied ? t.copied : t.copy}
            </Button>
          )}
        </CopyButton>
      )}
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconDownload {...icon} />}
        onClick={() => download([t.fileHead, '', ...codes, ''].join('\r\n'))}
      >
        {t.download}
      </Button>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconPrinter {...icon} />}
        onClick={() => window.print()}
      >
        {t.print}
      </Button>
    </Group>
  </>
);

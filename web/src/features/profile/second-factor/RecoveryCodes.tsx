import { Button, CopyButton, Group, SimpleGrid, Text } from '@mantine/core';
import { type Icon, IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { texts } from '../texts.ts';

const t = texts.secondFactor;

type WayProps = { icon: Icon; onClick: () => void; children: string };

const Way = ({ icon: Sign, ...act }: WayProps) => (
  <Button variant="default" size="compact-md" leftSection={<Sign size={15} stroke={1.75} aria-hidden />} {...act} />
);

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
            <Way icon={copied ? IconCheck : IconCopy} onClick={copy}>
              {copied ? t.copied : t.copy}
            </Way>
          )}
        </CopyButton>
      )}
      <Way icon={IconDownload} onClick={() => download([t.fileHead, '', ...codes, ''].join('\r\n'))}>
        {t.download}
      </Way>
      <Way icon={IconPrinter} onClick={() => window.print()}>
        {t.print}
      </Way>
    </Group>
  </>
);

import { Box, Group, Stack, Text } from '@mantine/core';
import { type AgreementSheet, agreementTexts } from '@sponsorat/api';
import type { Ref } from 'react';
import { texts } from '../texts.ts';
import classes from './sheet.module.css';

type SheetProps = { sheet: AgreementSheet; logo: string | null };

/** Who sends this: the bank's logo, or its name where it has none, and its address. */
export const Letterhead = ({ sheet: { bank, sender }, logo }: SheetProps) => (
  <Group className={classes.letterhead ?? ''} justify="space-between" align="stretch" wrap="nowrap" gap={24}>
    {logo ? (
      <img className={classes.logo} src={logo} alt={bank} />
    ) : (
      <Box component="p" fz="1.375rem" fw={600} c="var(--terms-accent)">
        {bank}
      </Box>
    )}
    <Stack component="address" gap={0} fz="xs" fs="normal" ta="right">
      {sender.map((line, at) => (
        <Text span inherit key={line} {...(at === 0 ? { fw: 600 } : { c: 'dimmed' })}>
          {line}
        </Text>
      ))}
    </Stack>
  </Group>
);

type TitleProps = SheetProps & { isDraft: boolean; ref: Ref<HTMLHeadingElement> };

/** What this is, its number and whom it is with. */
export const PrintTitle = ({ sheet: { title, club, number }, logo, isDraft, ref }: TitleProps) => (
  <>
    <Group justify="space-between" align="flex-start" wrap="nowrap" gap={24}>
      <Box miw={0}>
        <Box component="h1" ref={ref} tabIndex={-1} m={0} fz="2rem" lh={1.1}>
          {title}
        </Box>
        <Box component="p" fz="lg" fw={600} c="var(--terms-accent)">
          {club}
        </Box>
        <Box component="p" c="dimmed" className="tabular">
          {number}
        </Box>
      </Box>
      {logo && <img className={classes.logo} data-club src={logo} alt="" />}
    </Group>
    {isDraft && (
      <Box component="p" mt={12} px={12} py={8} bd="1px solid #cf433c" c="#96211c">
        {texts.print.draftHint}
      </Box>
    )}
  </>
);

/** Where both parties sign, all on one page, line beside line. */
export const Signatures = ({ heading, note, signers }: AgreementSheet['signatures']) => (
  <section className={classes.signatures}>
    <h2>{heading}</h2>
    {note && <p className={classes.note}>{note}</p>}
    <div className={classes.signers}>
      {signers.map((signer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bank and club may bear one name
        <div key={at} className={classes.signature}>
          <Box component="p" fw={600}>
            {signer}
          </Box>
          {[agreementTexts.date, agreementTexts.name, agreementTexts.signature].map((line) => (
            <p key={line} className={classes.line}>
              {line}
            </p>
          ))}
        </div>
      ))}
    </div>
  </section>
);

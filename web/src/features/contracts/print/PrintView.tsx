import { Box, Button, Group } from '@mantine/core';
import { type AgreementTerms, agreementSheet, type Contract, dayInCopenhagen } from '@sponsorat/api';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { usePageTitle } from '../../../ui/documentTitle.ts';
import { LinkButton } from '../../../ui/links.tsx';
import { usePageFocus } from '../../../ui/usePageFocus.ts';
import { toContract } from '../addresses.ts';
import { Parties } from '../terms/Parties.tsx';
import { texts as contractTexts } from '../texts.ts';
import classes from './PrintView.module.css';
import { SheetParts } from './SheetBlocks.tsx';
import { Letterhead, PrintTitle, Signatures } from './SheetEnds.tsx';

const t = contractTexts.print;

/** The lines at the head and foot of printed pages. A page has no element of its own: its rule reads them off the document. */
const usePageLines = (header: string, footer: string): void => {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--page-header', JSON.stringify(header));
    style.setProperty('--page-footer', JSON.stringify(footer));
    return () => {
      style.removeProperty('--page-header');
      style.removeProperty('--page-footer');
    };
  }, [header, footer]);
};

type PrintViewProps = {
  contract: Contract;
  terms: AgreementTerms;
  logos: { bank: string | null; club: string | null };
};

/** An agreement on the sheet that the browser prints: the PDF's description, drawn for a browser, without menus and buttons. */
export const PrintView = ({ contract, terms, logos }: PrintViewProps) => {
  const { number } = contract;
  const page = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = agreementSheet({ ...terms, number }, dayInCopenhagen(new Date()));
  usePageTitle(t.tabTitle(number));
  usePageFocus(page, heading);
  usePageLines(sheet.header, sheet.footer);
  return (
    <>
      <Group
        component="header"
        className={`screen-only ${classes.bar}`}
        justify="space-between"
        gap={8}
        px="var(--gutter)"
        py={12}
        bg="var(--surface)"
      >
        <LinkButton
          variant="default"
          {...toContract(contract)}
          leftSection={<IconArrowLeft size={17} stroke={1.8} aria-hidden />}
        >
          {t.back}
        </LinkButton>
        <Button leftSection={<IconPrinter size={17} stroke={1.8} aria-hidden />} onClick={() => window.print()}>
          {t.action}
        </Button>
      </Group>
      <main ref={page} className={classes.sheet}>
        <Letterhead sheet={sheet} logo={logos.bank} />
        <PrintTitle ref={heading} sheet={sheet} isDraft={terms.draft} logo={logos.club} />
        <Box mt={20}>
          <Parties terms={terms} />
        </Box>
        <SheetParts parts={sheet.parts} />
        <Signatures {...sheet.signatures} />
        <Box component="footer" className="screen-only" mt={32} fz="xs" c="dimmed">
          {sheet.footer}
        </Box>
      </main>
    </>
  );
};

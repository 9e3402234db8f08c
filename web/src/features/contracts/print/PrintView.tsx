import { Button } from '@mantine/core';
import { type AgreementTerms, type Contract, agreementTexts as texts } from '@sponsorat/api';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { longDate } from '../../../lib/formats.ts';
import { usePageTitle } from '../../../ui/documentTitle.ts';
import { LinkButton } from '../../../ui/links.tsx';
import { usePageFocus } from '../../../ui/usePageFocus.ts';
import { Parties } from '../terms/Parties.tsx';
import { TermsView } from '../terms/TermsView.tsx';
import { texts as contractTexts } from '../texts.ts';
import { Letterhead, PrintTitle } from './Letterhead.tsx';
import classes from './PrintView.module.css';
import { Signatures } from './Signatures.tsx';

const t = contractTexts.print;

/** The line at the foot of each printed page. A page has no element of its own: its rule reads it off the document. */
const usePageFooter = (line: string): void => {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--page-footer', JSON.stringify(line));
    return () => {
      style.removeProperty('--page-footer');
    };
  }, [line]);
};

type PrintViewProps = {
  contract: Contract;
  terms: AgreementTerms;
  logos: { bank: string | null; club: string | null };
};

/** An agreement on the sheet that the browser prints: what the PDF says, in its order, without menus and buttons. */
export const PrintView = ({ contract: { id, sponsorshipId, number }, terms, logos }: PrintViewProps) => {
  const page = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const named = `${terms.simple ? texts.simpleAgreement : texts.agreement} ${number} · ${terms.club.name}`;
  const footer = `${named} · ${texts.printed(longDate(new Date()))}`;
  usePageTitle(t.tabTitle(number));
  usePageFocus(page, heading);
  usePageFooter(footer);
  return (
    <>
      <header className={classes.bar}>
        <LinkButton
          variant="default"
          to="/sponsorships/$id/$contract"
          params={{ id: String(sponsorshipId), contract: String(id) }}
          leftSection={<IconArrowLeft size={17} stroke={1.8} aria-hidden />}
        >
          {t.back}
        </LinkButton>
        <Button leftSection={<IconPrinter size={17} stroke={1.8} aria-hidden />} onClick={() => window.print()}>
          {t.action}
        </Button>
      </header>
      <main ref={page} className={classes.sheet}>
        <Letterhead bank={terms.bank} logo={logos.bank} />
        <PrintTitle ref={heading} terms={terms} number={number} logo={logos.club} />
        <div className={classes.parties}>
          <Parties terms={terms} />
        </div>
        <TermsView terms={terms} bare />
        <Signatures terms={terms} />
        <footer className={classes.footer}>{footer}</footer>
      </main>
    </>
  );
};

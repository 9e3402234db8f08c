import { Button } from '@mantine/core';
import { type Contract, sections } from '@sponsorat/api';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Block } from '../../../ui/Block.tsx';
import { usePageTitle } from '../../../ui/documentTitle.ts';
import { LinkButton } from '../../../ui/links.tsx';
import { usePageFocus } from '../../../ui/usePageFocus.ts';
import { termsQuery } from '../contracts.queries.ts';
import { TermsView } from '../terms/TermsView.tsx';
import { texts } from '../texts.ts';
import classes from './PrintView.module.css';
import { Signatures } from './Signatures.tsx';

const words = texts.print;

/** An agreement on the sheet that the browser prints: the same content as its page, without menus and buttons. */
export const PrintView = ({ contract }: { contract: Contract }) => {
  const { id, sponsorshipId, number } = contract;
  const terms = useQuery(termsQuery({ sponsorshipId, contractId: id }));
  const page = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(words.tabTitle(number));
  usePageFocus(page, heading);
  return (
    <>
      <header className={classes.bar}>
        <LinkButton
          variant="default"
          to="/sponsorships/$id/$contract"
          params={{ id: String(sponsorshipId), contract: String(id) }}
          leftSection={<IconArrowLeft size={17} stroke={1.8} aria-hidden />}
        >
          {words.back}
        </LinkButton>
        <Button
          leftSection={<IconPrinter size={17} stroke={1.8} aria-hidden />}
          disabled={!terms.data}
          onClick={() => window.print()}
        >
          {words.action}
        </Button>
      </header>
      <main ref={page} className={classes.sheet}>
        <div className={classes.head}>
          <p className={classes.bank}>{terms.data?.bank.name}</p>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {words.title}
          </h1>
          <p className={classes.number}>{texts.agreement(number)}</p>
          {terms.data?.draft && (
            <p className={classes.draft}>
              <strong>{words.draft}</strong> {words.draftHint}
            </p>
          )}
        </div>
        <Block query={terms}>
          {(read) => (
            <>
              <TermsView terms={read} sections={read.simple ? [] : sections} bare />
              <Signatures terms={read} />
            </>
          )}
        </Block>
      </main>
    </>
  );
};

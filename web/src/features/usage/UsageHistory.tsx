import { Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dateTime, number, relativeTime } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { texts } from './texts.ts';
import classes from './UsageModal.module.css';
import { historyQuery } from './usage.queries.ts';

const SHOWN = 5;
const t = texts.modal;

/** The last entries of an item's use. */
export const UsageHistory = ({ sponsorshipId, itemId }: { sponsorshipId: number; itemId: number }) => {
  const query = useQuery(historyQuery(sponsorshipId, itemId));
  return (
    <section className={classes.history} aria-label={t.history}>
      <Title order={3} className={classes.heading ?? ''}>
        {t.history}
      </Title>
      <Block query={query} skeleton={<Lines count={2} />}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState compact hint={t.historyEmpty} />
          ) : (
            <ol className={classes.entries}>
              {entries.slice(0, SHOWN).map(({ from, to, note, by, at }) => (
                <li key={`${at} ${from} ${to}`} className={classes.entry}>
                  <span className={classes.change}>
                    <span aria-hidden>{uiTexts.change(number(from), number(to))}</span>
                    <VisuallyHidden>{uiTexts.spokenChange(number(from), number(to))}</VisuallyHidden>
                  </span>
                  <span className={classes.who}>
                    {by}
                    {', '}
                    <time dateTime={at} title={dateTime(at)}>
                      {relativeTime(at)}
                    </time>
                  </span>
                  {note && <span className={classes.note}>{note}</span>}
                </li>
              ))}
            </ol>
          )
        }
      </Block>
    </section>
  );
};

import type { SponsorshipRow } from '@sponsorat/api';
import type { ReactNode } from 'react';
import { Logo } from '../../ui/Avatar.tsx';
import { Block, type BlockQuery } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NameCell, NameLink } from '../../ui/list/RowActions.tsx';
import { Section } from '../../ui/Section.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import classes from './FewSponsorships.module.css';
import lines from './Rows.module.css';

export type FewSponsorshipsProps = {
  title: string;
  query: BlockQuery<unknown>;
  rows: readonly SponsorshipRow[];
  under: (row: SponsorshipRow) => ReactNode;
  /** Why the row is here. */
  beside: (row: SponsorshipRow) => ReactNode;
  /** What will stand here. */
  none: string;
  /** To the whole list. */
  link: ReactNode;
};

/** A few sponsorships out of many, and the way to the others. */
export const FewSponsorships = ({ title, query, rows, under, beside, none, link }: FewSponsorshipsProps) => (
  <Section title={title} actions={rows.length > 0 && link}>
    <Block query={query} skeleton={<Lines count={8} />}>
      {() =>
        rows.length === 0 ? (
          <EmptyState compact hint={none} />
        ) : (
          <ul className={lines.rows}>
            {rows.map((row) => (
              <li key={row.Id} className={lines.row}>
                <NameCell
                  before={
                    <span className={classes.logo}>
                      <Logo src={row.Logo} name={row.Name} />
                    </span>
                  }
                  name={
                    <NameLink to="/sponsorships/$id" params={{ id: String(row.Id) }}>
                      {row.Name}
                    </NameLink>
                  }
                  under={under(row)}
                />
                <span className={classes.beside}>{beside(row)}</span>
              </li>
            ))}
          </ul>
        )
      }
    </Block>
  </Section>
);

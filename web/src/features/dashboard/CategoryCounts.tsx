import type { CategoryCount } from '@sponsorat/api';
import { useState } from 'react';
import { Block, type BlockQuery } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section } from '../../ui/Section.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import classes from './CategoryCounts.module.css';
import { MoreButton } from './MoreButton.tsx';
import rows from './Rows.module.css';
import { texts } from './texts.ts';

const t = texts.categories;

/** As many as the chart names by themselves. */
const NAMED = 8;

const Rows = ({ categories }: { categories: readonly CategoryCount[] }) => {
  const [all, setAll] = useState(false);
  const others = categories.length - NAMED;
  return (
    <>
      <ul className={`${rows.rows} ${classes.rows}`}>
        {(all ? categories : categories.slice(0, NAMED)).map(({ name, count }) => (
          <li key={name} className={rows.row}>
            <span className={classes.name}>{name}</span>
            <span className={classes.count}>{t.contracts(count)}</span>
          </li>
        ))}
      </ul>
      {others > 0 && <MoreButton opened={all} more={t.others(others)} fewer={t.fewer} onToggle={() => setAll(!all)} />}
    </>
  );
};

/** 'Kategorier': how many active agreements there are in each, largest first. */
export const CategoryCounts = ({ query }: { query: BlockQuery<{ categories: CategoryCount[] }> }) => (
  <Section title={t.title}>
    <Block query={query} skeleton={<Lines count={8} />}>
      {({ categories }) =>
        categories.length === 0 ? <EmptyState compact hint={t.none} /> : <Rows categories={categories} />
      }
    </Block>
  </Section>
);

import { Text } from '@mantine/core';
import { type CategoryCount, CHARTED_CATEGORIES } from '@sponsorat/api';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { OwnerSearch } from '../../domain/owner.ts';
import { Block, type BlockQuery } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './CategoryCounts.module.css';
import { MoreButton } from './MoreButton.tsx';
import rows from './Rows.module.css';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { texts } from './texts.ts';

const t = texts.categories;

/** How much of the block is shown: 'others' has come by the chart, and goes on with the ninth. */
export type CategoryView = 'first' | 'all' | 'others';
type CategoryViewProps = { of: OwnerSearch; shown: CategoryView; onShow: (shown: CategoryView) => void };

const Rows = ({ categories, of, shown, onShow }: { categories: readonly CategoryCount[] } & CategoryViewProps) => {
  const others = categories.length - CHARTED_CATEGORIES;
  const ninth = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (shown === 'others') ninth.current?.focus();
  }, [shown]);
  return (
    <>
      <ul className={`${rows.rows} ${classes.rows}`}>
        {(shown === 'first' ? categories.slice(0, CHARTED_CATEGORIES) : categories).map(({ name, count }, place) => (
          <li key={name} className={`${rows.row} ${classes.row}`}>
            <Link
              ref={place === CHARTED_CATEGORIES ? ninth : undefined}
              className={classes.name}
              to="/sponsorships"
              search={{ contractCategory: name, ...of }}
              aria-label={t.see(name, count)}
            >
              {name}
            </Link>
            <Text span inherit flex="none" c="dimmed" className="tabular">
              {t.contracts(count)}
            </Text>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <MoreButton
          opened={shown !== 'first'}
          more={t.others(others)}
          fewer={t.fewer}
          onToggle={() => onShow(shown === 'first' ? 'all' : 'first')}
        />
      )}
    </>
  );
};

type CategoryCountsProps = { query: BlockQuery<{ categories: CategoryCount[] }> } & CategoryViewProps;

/** 'Kategorier': how many active agreements there are in each, largest first. Each leads to what it counts. */
export const CategoryCounts = ({ query, ...shown }: CategoryCountsProps) => (
  <Section title={t.title}>
    <Block query={query} skeleton={<RowsSkeleton count={6} className={classes.rows} />}>
      {({ categories }) =>
        categories.length === 0 ? <EmptyState compact hint={t.none} /> : <Rows categories={categories} {...shown} />
      }
    </Block>
  </Section>
);

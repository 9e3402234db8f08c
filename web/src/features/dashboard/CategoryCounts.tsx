import type { CategoryCount } from '@sponsorat/api';
import { Block, type BlockQuery } from '../../ui/Block.tsx';
import { Lines } from '../../ui/Bone.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './CategoryCounts.module.css';
import { texts } from './texts.ts';

const words = texts.categories;

/** 'Kategorier': how many active agreements there are in each, largest first. */
export const CategoryCounts = ({ query }: { query: BlockQuery<{ categories: CategoryCount[] }> }) => (
  <Section title={words.title}>
    <Block query={query} skeleton={<Lines count={8} />}>
      {({ categories }) =>
        categories.length === 0 ? (
          <EmptyState compact title={words.none} hint={words.noneHint} />
        ) : (
          <ul className={classes.rows}>
            {categories.map(({ name, count }) => (
              <li key={name} className={classes.row}>
                <span className={classes.name}>{name}</span>
                <span className={classes.count}>{words.contracts(count)}</span>
              </li>
            ))}
          </ul>
        )
      }
    </Block>
  </Section>
);

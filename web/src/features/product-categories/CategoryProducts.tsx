import { Box } from '@mantine/core';
import { api, limits, type ProductCategory } from '@sponsorat/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Section } from '../../ui/Section.tsx';
import { texts } from './texts.ts';

const t = texts.products;

/** The products of a category, in the order that its step of an agreement shows them. */
const productsQuery = (category: number) =>
  queryOptions({
    queryKey: [...keys.products, 'of-category', category],
    queryFn: ({ signal }) =>
      call(api.products.list, { body: { filter: { category }, perPage: limits.perPage }, signal }),
    meta: { inline: true },
  });

/** What a category holds: the products that its name stands over, each with the way to it. */
export const CategoryProducts = ({ category }: { category: ProductCategory }) => {
  const query = useQuery(productsQuery(category.id));
  return (
    <Section title={t.title} subtitle={t.hint(category.section)}>
      <Block query={query}>
        {({ Result, Total }) =>
          Total === 0 ? (
            <EmptyState compact hint={t.none} />
          ) : (
            <>
              <Box component="ol" className="rows anywhere" mb={14}>
                {Result.map(({ Id, Name }) => (
                  <Box component="li" key={Id} py={7}>
                    <TextLink to="/products/$id" params={{ id: String(Id) }}>
                      {Name}
                    </TextLink>
                  </Box>
                ))}
              </Box>
              {Total > 1 && (
                <TextLink to="/products" search={{ category: category.id }}>
                  {t.order}
                </TextLink>
              )}
            </>
          )
        }
      </Block>
    </Section>
  );
};

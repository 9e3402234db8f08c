import { Box, Group, Stack, Text } from '@mantine/core';
import { type AgreementTerms, agreedLines } from '@sponsorat/api';
import classes from '../table.module.css';
import { texts } from '../texts.ts';
import { Prose } from './Prose.tsx';

const t = texts.terms;

type Category = AgreementTerms['sections'][number]['categories'][number];
type Product = Category['products'][number];

const isLong = (value: string): boolean => value.length > 60 || value.includes('\n');

const ProductTerms = ({ product }: { product: Product }) => {
  const lines = agreedLines(product);
  const labelled = lines.filter(({ label }) => label !== null);
  return (
    <>
      {labelled.length > 0 && (
        <Group component="dl" className="plain" gap="2px 16px">
          {labelled.map(({ label, value }) => {
            const words = (
              <>
                <Text component="dt" inherit c="dimmed">
                  {label}
                </Text>
                <Text component="dd" inherit>
                  {value}
                </Text>
              </>
            );
            return isLong(value) ? (
              // A text runs on under its label.
              <Stack key={label} gap={0} flex="1 0 100%" maw="75ch" style={{ whiteSpace: 'pre-line' }}>
                {words}
              </Stack>
            ) : (
              <Group key={label} gap="0 7px" miw={0}>
                {words}
              </Group>
            );
          })}
        </Group>
      )}
      {lines
        .filter(({ label }) => label === null)
        .map(({ value }) => (
          <Prose key={value}>{value}</Prose>
        ))}
    </>
  );
};

/** What was chosen in a section, by product category. */
export const ProductsTable = ({ section, categories }: { section: string; categories: readonly Category[] }) => {
  if (categories.length === 0) return <Text c="dimmed">{t.noProducts}</Text>;
  return (
    <table className={`${classes.table} ${classes.products}`}>
      <caption className="unseen">{t.products(section)}</caption>
      <colgroup>
        <Box component="col" w="8rem" />
        <Box component="col" w="27%" />
        <col />
      </colgroup>
      <thead className="unseen">
        <tr>
          <th scope="col">{t.category}</th>
          <th scope="col">{t.product}</th>
          <th scope="col">{t.agreed}</th>
        </tr>
      </thead>
      {categories.map(({ name, products }) => (
        <tbody key={name}>
          {products.map((product, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two products may bear one title, and their order never changes
            <tr key={at}>
              {at === 0 && (
                <th scope="rowgroup" rowSpan={products.length} className={classes.group}>
                  {name}
                </th>
              )}
              <th scope="row">{product.title}</th>
              <td>
                <ProductTerms product={product} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
};

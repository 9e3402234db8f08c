import { type AgreementTerms, agreementTexts } from '@sponsorat/api';
import classes from './ProductsTable.module.css';
import table from './table.module.css';
import prose from './text.module.css';
import { texts } from './texts.ts';

type Category = AgreementTerms['sections'][number]['categories'][number];
type Product = Category['products'][number];

const Agreed = ({ product: { details, description } }: { product: Product }) => {
  if (details.length === 0 && !description) return <span className={prose.none}>{agreementTexts.included}</span>;
  return (
    <>
      {details.length > 0 && (
        <dl className={classes.details}>
          {details.map(({ label, value }) => (
            <div key={label} className={classes.detail}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {description && <p className={prose.text}>{description}</p>}
    </>
  );
};

/** What was chosen in a section, by product category. */
export const ProductsTable = ({ section, categories }: { section: string; categories: readonly Category[] }) => {
  if (categories.length === 0) return <p className={prose.none}>{texts.noProducts}</p>;
  return (
    <table className={`${table.table} ${classes.products}`}>
      <caption>{texts.products(section)}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.product}</th>
          <th scope="col">{texts.agreed}</th>
        </tr>
      </thead>
      {categories.map((category) => (
        <tbody key={category.name}>
          <tr className={classes.group}>
            <th scope="rowgroup" colSpan={2}>
              {category.name}
            </th>
          </tr>
          {category.products.map((product, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two products may bear one title, and their order never changes
            <tr key={at}>
              <th scope="row">{product.title}</th>
              <td>
                <Agreed product={product} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
};

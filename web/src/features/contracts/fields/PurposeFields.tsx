import type { Contract } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { MultiSelectField } from '../../../ui/fields/MultiSelectField.tsx';
import { optionsOf, SelectField } from '../../../ui/fields/SelectField.tsx';
import { FieldGrid, WholeRow } from '../../../ui/form/FieldGrid.tsx';
import { Section } from '../../../ui/Section.tsx';
import { categoriesQuery } from '../contracts.queries.ts';
import type { AgreementForm } from './agreementValues.ts';
import classes from './fields.module.css';
import { PriceFields } from './PriceFields.tsx';
import { SharesFields } from './SharesFields.tsx';
import { texts } from './texts.ts';

type PurposeFieldsProps = { form: AgreementForm; contract: Contract | undefined };

/** What an agreement is about and what it costs: the fields that every agreement has. */
export const PurposeFields = ({ form, contract }: PurposeFieldsProps) => {
  const { data: categories } = useQuery(categoriesQuery);
  const options = optionsOf(categories);
  const current =
    contract?.category && contract.categoryName
      ? { value: contract.category, label: contract.categoryName }
      : undefined;
  return (
    <div className={classes.measure}>
      <div className={classes.columns}>
        <Section title={texts.purpose}>
          <FieldGrid>
            <SelectField field={form.field('category')} options={options} current={current} />
            <MultiSelectField field={form.field('additionalCategories')} options={options} />
            <WholeRow>
              <div className={classes.dates}>
                <DateField field={form.field('startDate')} />
                <DateField field={form.field('endDate')} />
                <DateField field={form.field('renegotiation')} />
              </div>
            </WholeRow>
          </FieldGrid>
        </Section>
        <div className={classes.price}>
          <PriceFields form={form} />
        </div>
        <SharesFields form={form} />
      </div>
    </div>
  );
};

import { Anchor, List, Text } from '@mantine/core';
import { type Contract, type ContractTax, yearOf } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { ofContract } from '../../../domain/sponsorship.queries.ts';
import { kroner, today } from '../../../lib/formats.ts';
import { Block } from '../../../ui/Block.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import { contractTaxQuery } from '../contracts.queries.ts';
import { texts } from '../texts.ts';

const t = texts.tax;

/** The year that an agreement's tax is shown of: this one, else the one of its period that is nearest. */
const yearShown = ({ startDate, endDate }: Pick<Contract, 'startDate' | 'endDate'>, day: string): number => {
  const [first, last] = [startDate ?? day, endDate ?? day].map(yearOf) as [number, number];
  return Math.min(Math.max(yearOf(day), first), last);
};

const Warnings = ({ of }: { of: ContractTax['warnings'] }) => (
  <List mt="xs" fz="sm" spacing={4}>
    {of.map(({ code, text }) => (
      <List.Item key={code}>{text}</List.Item>
    ))}
  </List>
);

const Figures = ({ tax: { vat, total, warnings, year } }: { tax: ContractTax }) => (
  <>
    <Text fw={600} className="tabular">
      {t.figures(year, kroner(total.amount), total.vat === null ? null : kroner(total.vat), kroner(total.deductible))}
      {vat.estimated && total.vat !== null && (
        <Soft ml={6} fw={400}>
          {t.estimated}
        </Soft>
      )}
    </Text>
    {warnings.length === 1 && <Warnings of={warnings} />}
    {warnings.length > 1 && (
      <details>
        <summary>{t.warnings(warnings.length)}</summary>
        <Warnings of={warnings} />
      </details>
    )}
  </>
);

/** What of an agreement's year is deductible, what should be found out about it, and the whole reckoning as a PDF. */
export const TaxPart = ({ contract }: { contract: Contract }) => {
  const year = yearShown(contract, today());
  return (
    <Section
      title={t.title}
      subtitle={t.guidance}
      actions={
        <Anchor href={`/print-tax?contract=${contract.id}&year=${year}`} target="_blank" rel="noreferrer">
          {t.print}
        </Anchor>
      }
    >
      <Block query={useQuery(contractTaxQuery(ofContract(contract), year))}>{(tax) => <Figures tax={tax} />}</Block>
    </Section>
  );
};

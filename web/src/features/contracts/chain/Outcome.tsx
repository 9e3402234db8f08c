import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type Contract, type ContractUsage, contractStatus, type Evaluation, type Payment } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { contractPaymentsQuery, ofContract } from '../../../domain/sponsorship.queries.ts';
import { kroner, longDate, today } from '../../../lib/formats.ts';
import { Block } from '../../../ui/Block.tsx';
import { Chevron } from '../../../ui/Chevron.tsx';
import { Fact } from '../../../ui/Fact.tsx';
import { type BarPart, PartsBar } from '../../../ui/PartsBar.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { UtilizationBar } from '../../../ui/UtilizationBar.tsx';
import { contractUsageQuery, evaluationQuery } from '../contracts.queries.ts';
import { openEvaluation } from '../dialogs.tsx';
import { passedPercent } from '../life/life.rules.ts';
import { usePredecessor } from './Comparison.tsx';
import { texts } from './texts.ts';

const t = texts.outcome;
const words = texts.evaluation;

const Part = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <div>
    <Group justify="space-between" gap="4px 12px" mb={6}>
      <Title order={3}>{title}</Title>
      {action}
    </Group>
    {children}
  </div>
);

const Items = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" className="plain" gap={8}>
    {children}
  </Stack>
);

/** What is said of a product. */
const Item = ({ product, below, children }: { product: string; below?: ReactNode; children: ReactNode }) => (
  <li>
    <Group justify="space-between" gap="2px 12px">
      <Text span fw={600}>
        {product}
      </Text>
      {children}
    </Group>
    {below}
  </li>
);

/** What is used of each product, beside the share of the period that has passed: what lies left of the mark is behind. */
const Usage = ({ contract, items }: { contract: Contract; items: readonly ContractUsage[] }) => {
  const notes = items.flatMap(({ product, notes }) => notes.map((note) => ({ product, ...note })));
  // Before it is signed nobody owes anything.
  const percent = contract.status === contractStatus.approved ? passedPercent(contract, today()) : 0;
  // Before and after the period there is nothing to be ahead of.
  const passed = percent === 0 || percent === 100 ? null : percent;
  if (items.length === 0) return <Text>{t.nothingTracked}</Text>;
  return (
    <>
      {passed !== null && (
        <Soft component="p" mb={8}>
          {t.passed(passed)}
        </Soft>
      )}
      <Items>
        {items.map(({ id, product, section, amount, used, unit }) => (
          <Item
            key={id}
            product={product}
            below={<UtilizationBar value={Math.round((used / amount) * 100)} mark={passed} wide />}
          >
            <Soft>
              {t.used(used, amount, unit)}
              {passed !== null && used * 100 < amount * passed && `, ${t.behind}`}
              {section !== 'Hospitality' && used < amount && percent !== 0 && `. ${t.open(amount - used)}`}
            </Soft>
          </Item>
        ))}
      </Items>
      {notes.length > 0 && (
        <details>
          <Text component="summary" fw={600} mt="md" mb={6}>
            {t.notes(notes.length)}
          </Text>
          <Items>
            {notes.map(({ product, note, by, at }) => (
              <Item key={`${product}-${at}`} product={product}>
                <span>{note}</span>
                <Soft>{uiTexts.record.by(by, longDate(at))}</Soft>
              </Item>
            ))}
          </Items>
        </details>
      )}
    </>
  );
};

// Øre, as they add up.
const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;

/** What is paid of the rates, what is invoiced and what is left, and what is paid beside them: all of it where there are none. */
const Payments = ({ contract: { rates }, payments }: { contract: Contract; payments: readonly Payment[] }) => {
  const isBeside = ({ rateId, paidOn }: Payment) => rateId === null && paidOn !== null;
  const beside = sumOf(payments.filter(isBeside).map(({ amount }) => amount));
  const waiting = sumOf(rates.map((rate) => rate.waiting));
  const part = (label: string, value: number, tone: BarPart['tone']) => ({ label, value, text: kroner(value), tone });
  return (
    <>
      {rates.length > 0 && (
        <PartsBar
          parts={[
            part(t.paid, sumOf(rates.map(({ paid }) => paid)), 'strong'),
            part(t.invoiced, waiting, 'warm'),
            part(t.left, sumOf([...rates.map(({ rest }) => rest), -waiting]), 'faint'),
          ]}
        />
      )}
      <Soft component="p" mt={8}>
        {[rates.length === 0 && t.noRates, beside > 0 && t.beside(kroner(beside))].filter(Boolean).join('. ')}
      </Soft>
    </>
  );
};

const EvaluationFacts = ({ evaluation }: { evaluation: Evaluation }) => {
  const names = Object.entries(words.marks) as [keyof typeof words.marks, string][];
  const marks = names.flatMap(([key, label]) => {
    const mark = evaluation[key];
    return mark === null ? [] : [{ label, value: words.mark(mark) }];
  });
  const { recommendation, text, by, at } = evaluation;
  const facts = [...marks, ...(recommendation ? [{ label: words.recommendation, value: recommendation }] : [])];
  return (
    <>
      <Group component="dl" className="plain" gap="6px 28px">
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Group>
      {text && (
        <Text mt={8} style={{ whiteSpace: 'pre-line' }}>
          {text}
        </Text>
      )}
      <Soft component="p">{uiTexts.record.by(by, longDate(at))}</Soft>
    </>
  );
};

type PartProps = { contract: Contract };

/** How an agreement's products are used. */
export const UsagePart = ({ contract }: PartProps) => (
  <Block query={useQuery(contractUsageQuery(ofContract(contract)))}>
    {(items) => <Usage contract={contract} items={items} />}
  </Block>
);

/** What is paid of an agreement. */
export const PaymentsPart = ({ contract }: PartProps) => (
  <Block query={useQuery(contractPaymentsQuery(ofContract(contract)))}>
    {(payments) => <Payments contract={contract} payments={payments} />}
  </Block>
);

const EvaluationButton = ({ contract }: PartProps) => {
  const { data } = useQuery(evaluationQuery(ofContract(contract)));
  return (
    data !== undefined && (
      <Button variant="default" size="compact-md" onClick={() => void openEvaluation(contract, data)}>
        {data ? words.change : words.add}
      </Button>
    )
  );
};

/** What the bank thinks of an agreement. */
const EvaluationPart = ({ contract }: PartProps) => (
  <Block query={useQuery(evaluationQuery(ofContract(contract)))}>
    {(evaluation) => (evaluation ? <EvaluationFacts evaluation={evaluation} /> : <Text>{words.empty}</Text>)}
  </Block>
);

/** What the bank thinks of an agreement, to be said or changed. */
export const EvaluationSection = ({ contract }: PartProps) => (
  <Section title={words.title} actions={<EvaluationButton contract={contract} />}>
    <EvaluationPart contract={contract} />
  </Section>
);

type RenewedOutcomeProps = {
  contract: Contract;
  /** What stands around the button and what it opens: the button takes no line of its own. */
  children: (button: ReactNode, outcome: ReactNode) => ReactNode;
};

/** What came of the agreement that a draft renews, opened beside the draft; nothing where it renews none. */
export const RenewedOutcome = ({ contract, children }: RenewedOutcomeProps) => {
  const [shown, setShown] = useState(false);
  const before = usePredecessor(contract);
  // What it renews may be a draft again.
  if (before?.status !== contractStatus.approved) return children(null, null);
  return children(
    <Button
      my={-5}
      variant="subtle"
      size="compact-sm"
      aria-expanded={shown}
      rightSection={<Chevron opened={shown} />}
      onClick={() => setShown(!shown)}
    >
      {shown ? t.hide : t.show}
    </Button>,
    shown && (
      <Section title={t.titleOf(before.number)}>
        <Stack gap={18} miw={0}>
          <Part title={t.usage}>
            <UsagePart contract={before} />
          </Part>
          <Part title={t.payments}>
            <PaymentsPart contract={before} />
          </Part>
          <Part title={words.title} action={<EvaluationButton contract={before} />}>
            <EvaluationPart contract={before} />
          </Part>
        </Stack>
      </Section>
    ),
  );
};

import { Button } from '@mantine/core';
import { type Contract, type ContractUsage, contractStatus, type Evaluation, type Payment } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { kroner, longDate } from '../../../lib/formats.ts';
import { contractPaymentsQuery, contractsQuery } from '../../../lib/sponsorship-cache.ts';
import { Block } from '../../../ui/Block.tsx';
import { Chevron } from '../../../ui/Chevron.tsx';
import { Section } from '../../../ui/Section.tsx';
import { UtilizationBar } from '../../../ui/UtilizationBar.tsx';
import { contractUsageQuery, evaluationQuery } from '../contracts.queries.ts';
import classes from './Basis.module.css';
import { predecessorOf } from './chain.rules.ts';
import { openEvaluation } from './dialogs.tsx';
import { texts } from './texts.ts';

const t = texts.basis;
const words = texts.evaluation;

const Part = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <div className={classes.part}>
    <div className={classes.head}>
      <h3 className={classes.title}>{title}</h3>
      {action}
    </div>
    {children}
  </div>
);

const Usage = ({ items }: { items: readonly ContractUsage[] }) => {
  const notes = items.flatMap(({ product, notes }) => notes.map((note) => ({ product, ...note })));
  return (
    <>
      <Part title={t.usage}>
        {items.length === 0 && <p className={classes.line}>{t.nothingTracked}</p>}
        <ul className={classes.items}>
          {items.map(({ id, product, section, amount, used, unit }) => (
            <li key={id}>
              <span className={classes.product}>{product}</span>
              <UtilizationBar value={Math.round((used / amount) * 100)} narrow />
              <span className={classes.aside}>
                {t.used(used, amount, unit)}
                {section !== 'Hospitality' && used < amount && `. ${t.open(amount - used)}`}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      {notes.length > 0 && (
        <Part title={t.notes}>
          <ul className={classes.items}>
            {notes.map(({ product, note, by, at }) => (
              <li key={`${product}-${at}`}>
                <span className={classes.product}>{product}</span>
                <span>{note}</span>
                <span className={classes.aside}>{t.noteBy(by, longDate(at))}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
};

// Øre, as they add up.
const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;

/** What is paid of the rates, and what is paid beside them: all of it where there are none. */
const Payments = ({ rates, payments }: Pick<Contract, 'rates'> & { payments: readonly Payment[] }) => {
  const [total, paid] = [sumOf(rates.map(({ amount }) => amount)), sumOf(rates.map((rate) => rate.paid))];
  const isBeside = ({ rateId, paidOn }: Payment) => rateId === null && paidOn !== null;
  const beside = sumOf(payments.filter(isBeside).map(({ amount }) => amount));
  const said = [
    rates.length === 0 ? t.noRates : t.paid(kroner(paid), kroner(total)),
    total > paid && t.owed(kroner(total - paid)),
    beside > 0 && t.beside(kroner(beside)),
  ];
  return (
    <Part title={t.payments}>
      <p className={classes.line}>{said.filter(Boolean).join('. ')}</p>
    </Part>
  );
};

const Said = ({ evaluation }: { evaluation: Evaluation }) => {
  const names = Object.entries(words.marks) as [keyof typeof words.marks, string][];
  const marks = names.flatMap(([key, label]) => {
    const mark = evaluation[key];
    return mark === null ? [] : [{ label, value: words.mark(mark) }];
  });
  const { recommendation, text, by, at } = evaluation;
  const facts = [...marks, ...(recommendation ? [{ label: words.recommendation, value: recommendation }] : [])];
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text && <p className={classes.text}>{text}</p>}
      <p className={classes.aside}>{words.by(by, longDate(at))}</p>
    </>
  );
};

const Basis = ({ contract }: { contract: Contract }) => {
  const of = { sponsorshipId: contract.sponsorshipId, contractId: contract.id };
  const usage = useQuery(contractUsageQuery(of));
  const payments = useQuery(contractPaymentsQuery(of));
  const evaluation = useQuery(evaluationQuery(of));
  return (
    <div className={classes.basis}>
      <Block query={usage}>{(items) => <Usage items={items} />}</Block>
      <Block query={payments}>{(all) => <Payments rates={contract.rates} payments={all} />}</Block>
      <Block query={evaluation}>
        {(said) => (
          <Part
            title={words.title}
            action={
              <Button variant="default" size="compact-md" onClick={() => void openEvaluation(contract, said)}>
                {said ? words.change : words.add}
              </Button>
            }
          >
            {said ? <Said evaluation={said} /> : <p className={classes.line}>{words.empty}</p>}
          </Part>
        )}
      </Block>
    </div>
  );
};

/** What a signed agreement gave: how it is used, what is paid, and what the bank thinks of it. */
export const OwnBasis = ({ contract }: { contract: Contract }) => (
  <Section title={t.title}>
    <Basis contract={contract} />
  </Section>
);

/** The signed agreement that a draft renews, or follows in time. */
const useRenewed = (contract: Contract): Contract | undefined => {
  const { data: all } = useQuery(contractsQuery(contract.sponsorshipId));
  const before = predecessorOf(contract, all ?? []);
  return before?.status === contractStatus.approved ? before : undefined;
};

type RenewedBasisProps = {
  contract: Contract;
  /** What stands around the button and what it opens: the button takes no line of its own. */
  children: (button: ReactNode, basis: ReactNode) => ReactNode;
};

/** The same of the agreement that a draft renews, opened beside the draft; nothing where it renews none. */
export const RenewedBasis = ({ contract, children }: RenewedBasisProps) => {
  const [shown, setShown] = useState(false);
  const before = useRenewed(contract);
  if (!before) return children(null, null);
  return children(
    <Button
      className={classes.opener ?? ''}
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
        <Basis contract={before} />
      </Section>
    ),
  );
};

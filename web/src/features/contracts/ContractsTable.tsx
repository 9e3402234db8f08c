import { Button, VisuallyHidden } from '@mantine/core';
import { type Contract, contractStatus } from '@sponsorat/api';
import { kronerAlike, longDate, NONE, period } from '../../lib/formats.ts';
import { DeleteButton, EditLink, NameLink, RowActions } from '../../ui/list/RowActions.tsx';
import { Soft } from '../../ui/Soft.tsx';
import classes from './ContractsTable.module.css';
import { renewableOf } from './chain/chain.rules.ts';
import { openRenewal } from './chain/dialogs.tsx';
import { texts as chainTexts } from './chain/texts.ts';
import { StatusBadges } from './StatusBadges.tsx';
import { texts } from './texts.ts';
import { useContractActions } from './useContractActions.ts';

const t = texts.block;

type Actions = ReturnType<typeof useContractActions>;

type RowButtonsProps = { contract: Contract; actions: Actions; isRenewable: boolean };

const RowButtons = ({ contract, actions, isRenewable }: RowButtonsProps) => {
  const name = texts.agreement(contract.number).toLowerCase();
  const params = { id: String(contract.sponsorshipId), contract: String(contract.id) };
  if (contract.status !== contractStatus.draft) {
    return (
      <RowActions>
        {isRenewable && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={chainTexts.renew.of(contract.number)}
            onClick={() => void openRenewal(contract)}
          >
            {chainTexts.renew.action}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={texts.copy.of(name)}
          loading={actions.busyWith('copy', contract.id)}
          disabled={actions.isBusy}
          onClick={() => void actions.copy(contract)}
        >
          {texts.copy.action}
        </Button>
      </RowActions>
    );
  }
  return (
    <RowActions
      edit={<EditLink of={name} to="/sponsorships/$id/$contract" params={params} />}
      remove={<DeleteButton of={name} disabled={actions.isBusy} onClick={() => void actions.remove(contract)} />}
    />
  );
};

const periodOf = ({ startDate, endDate }: Contract): string =>
  startDate || endDate ? period(startDate, endDate, longDate) : t.noPeriod;

type ContractsTableProps = { sponsorshipId: number; contracts: readonly Contract[] };

/** Agreements as rows, newest first; cards where it is narrow. */
export const ContractsTable = ({ sponsorshipId, contracts }: ContractsTableProps) => {
  const actions = useContractActions(sponsorshipId);
  const renewable = renewableOf(contracts);
  const kr = kronerAlike(contracts.flatMap(({ sponsorshipAmount, amount }) => [sponsorshipAmount, amount]));
  return (
    <div className={classes.measure}>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{t.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t.number}</th>
            <th scope="col">{t.period}</th>
            <th scope="col">{t.category}</th>
            <th scope="col" data-numeric>
              {t.annual}
            </th>
            <th scope="col" data-numeric>
              {t.total}
            </th>
            <th scope="col">{t.status}</th>
            <th scope="col">
              <VisuallyHidden>{t.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {contracts.map((contract) => (
            <tr key={contract.id}>
              <th scope="row" style={{ gridArea: 'number' }}>
                <NameLink
                  to="/sponsorships/$id/$contract"
                  params={{ id: String(sponsorshipId), contract: String(contract.id) }}
                >
                  {contract.number}
                </NameLink>
                {contract.simple && <Soft ml={8}>{t.simple}</Soft>}
              </th>
              <td className={classes.period} style={{ gridArea: 'period' }}>
                {periodOf(contract)}
              </td>
              <td style={{ gridArea: 'category' }}>{contract.categoryName ?? NONE}</td>
              <td data-numeric data-label={t.annual} style={{ gridArea: 'annual' }}>
                {kr(contract.sponsorshipAmount)}
              </td>
              <td data-numeric data-label={t.total} style={{ gridArea: 'total' }}>
                {kr(contract.amount)}
              </td>
              <td className={classes.status} style={{ gridArea: 'status' }}>
                <StatusBadges contract={contract} />
              </td>
              <td className={classes.actions} style={{ gridArea: 'actions' }}>
                <RowButtons
                  contract={contract}
                  actions={actions}
                  isRenewable={contract.id === renewable?.id && contract.renewedById === null}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

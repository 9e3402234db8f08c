import { Box, Group, Menu, Text } from '@mantine/core';
import { type Contract, contractStatus } from '@sponsorat/api';
import type { ReactNode } from 'react';
import { kroner, longDate, period } from '../../../lib/formats.ts';
import { DeleteItem, MenuLink, RowMenu } from '../../../ui/ActionMenu.tsx';
import { NameLink } from '../../../ui/list/RowActions.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { toContract } from '../addresses.ts';
import { openRenewal } from '../dialogs.tsx';
import { amountInAll } from '../life/life.rules.ts';
import { StatusBadges } from '../StatusBadges.tsx';
import { texts } from '../texts.ts';
import type { useContractActions } from '../useContractActions.ts';
import { texts as chainTexts } from './texts.ts';

const t = texts.block;

type AgreementRowProps = {
  contract: Contract;
  actions: ReturnType<typeof useContractActions>;
  isRenewable: boolean;
  /** Its place in time, and what is to be said of that. */
  children?: ReactNode;
};

const Acts = ({ contract, actions, isRenewable }: AgreementRowProps) => {
  const isDraft = contract.status === contractStatus.draft;
  return (
    <RowMenu label={t.actsOf(texts.agreement(contract.number).toLowerCase())} busy={actions.isBusyWith(contract)}>
      {isDraft && (
        <MenuLink component="a" {...toContract(contract)}>
          {uiTexts.list.edit}
        </MenuLink>
      )}
      {isRenewable && <Menu.Item onClick={() => void openRenewal(contract)}>{chainTexts.renew.action}</Menu.Item>}
      {!isDraft && <Menu.Item onClick={() => void actions.copy(contract)}>{texts.copy.action}</Menu.Item>}
      {isDraft && <DeleteItem onClick={() => void actions.remove(contract)} />}
    </RowMenu>
  );
};

const periodOf = ({ startDate, endDate }: Contract): string =>
  startDate || endDate ? period(startDate, endDate, longDate) : t.noPeriod;

/** An agreement among those of its sponsorship: what it is, what it costs, when it runs and what can be done with it. */
export const AgreementRow = (props: AgreementRowProps) => {
  const { contract, children } = props;
  const { number, sponsorshipAmount, categoryName, simple } = contract;
  const inAll = amountInAll(contract);
  const more = [inAll !== null && t.inAll(kroner(inAll)), categoryName, simple && t.simple].filter(Boolean);
  return (
    <li>
      <Group gap={8} wrap="nowrap">
        <Group gap="2px 8px" flex={1} className="tabular">
          <NameLink {...toContract(contract)}>{number}</NameLink>
          <StatusBadges contract={contract} />
        </Group>
        <Box mr={-6}>
          <Acts {...props} />
        </Box>
      </Group>
      <Soft component="p" className="tabular">
        <Text span inherit fw={600} c="var(--mantine-color-text)">
          {kroner(sponsorshipAmount)}
        </Text>
        {more.map((part) => ` · ${part}`)}
      </Soft>
      <Soft component="p" className="tabular">
        {periodOf(contract)}
      </Soft>
      {children}
    </li>
  );
};

import { ActionIcon, Box, Group, Menu, Text } from '@mantine/core';
import { type Contract, contractStatus } from '@sponsorat/api';
import { IconDots } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { kroner, longDate, period } from '../../../lib/formats.ts';
import { NameLink } from '../../../ui/list/RowActions.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { StatusBadges } from '../StatusBadges.tsx';
import { texts } from '../texts.ts';
import type { useContractActions } from '../useContractActions.ts';
import { openRenewal } from './dialogs.tsx';
import { texts as chainTexts } from './texts.ts';

const t = texts.block;
const LinkItem = createLink(Menu.Item<'a'>);

export type AgreementRowProps = {
  contract: Contract;
  actions: ReturnType<typeof useContractActions>;
  isRenewable: boolean;
  /** Its place in time, and what is to be said of that. */
  children?: ReactNode;
};

const Acts = ({ contract, actions, isRenewable }: AgreementRowProps) => {
  const params = { id: String(contract.sponsorshipId), contract: String(contract.id) };
  const isDraft = contract.status === contractStatus.draft;
  return (
    <Menu position="bottom-end" shadow="md" width={180} returnFocus withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          loading={actions.busyWith('copy', contract.id) || actions.busyWith('remove', contract.id)}
          aria-label={t.actsOf(texts.agreement(contract.number).toLowerCase())}
        >
          <IconDots size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isDraft && (
          <LinkItem component="a" to="/sponsorships/$id/$contract" params={params}>
            {uiTexts.list.edit}
          </LinkItem>
        )}
        {isRenewable && <Menu.Item onClick={() => void openRenewal(contract)}>{chainTexts.renew.action}</Menu.Item>}
        {!isDraft && <Menu.Item onClick={() => void actions.copy(contract)}>{texts.copy.action}</Menu.Item>}
        {isDraft && (
          <Menu.Item color="red" onClick={() => void actions.remove(contract)}>
            {uiTexts.list.remove}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};

const periodOf = ({ startDate, endDate }: Contract): string =>
  startDate || endDate ? period(startDate, endDate, longDate) : t.noPeriod;

/** An agreement among those of its sponsorship: what it is, what it costs, when it runs and what can be done with it. */
export const AgreementRow = (props: AgreementRowProps) => {
  const { contract, children } = props;
  const { id, number, sponsorshipId, sponsorshipAmount, amount, categoryName, simple } = contract;
  const inAll = amount !== null && amount !== sponsorshipAmount ? t.inAll(kroner(amount)) : null;
  return (
    <li>
      <Group gap={8} wrap="nowrap">
        <Group gap="2px 8px" flex={1} className="tabular">
          <NameLink to="/sponsorships/$id/$contract" params={{ id: String(sponsorshipId), contract: String(id) }}>
            {number}
          </NameLink>
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
        {['', inAll, categoryName, simple && t.simple].filter((part) => part !== null && part !== false).join(' · ')}
      </Soft>
      <Soft component="p" className="tabular">
        {periodOf(contract)}
      </Soft>
      {children}
    </li>
  );
};

import { Button, Group, Menu, Text, Title } from '@mantine/core';
import { type Contract, contractStatus, hasRole } from '@sponsorat/api';
import { IconDots } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { contractsQuery } from '../../../domain/sponsorship.queries.ts';
import { today as todayNow } from '../../../lib/formats.ts';
import { useUser } from '../../../lib/session.ts';
import { ActionMenu, MenuLink } from '../../../ui/ActionMenu.tsx';
import { Chevron } from '../../../ui/Chevron.tsx';
import { isRenewable } from '../chain/chain.rules.ts';
import { texts as chainTexts } from '../chain/texts.ts';
import classes from '../contracts.module.css';
import { openDeleteFile, openRenewal, openSaveAsTemplate } from '../dialogs.tsx';
import { nextActionOf, nextDateOf } from '../life/life.rules.ts';
import { NextStep, nextDateText } from '../life/NextStep.tsx';
import { StatusBadges } from '../StatusBadges.tsx';
import { texts as templateTexts } from '../template/texts.ts';
import { texts } from '../texts.ts';
import { useContractActions } from '../useContractActions.ts';

type ActionsProps = { contract: Contract; all: readonly Contract[]; today: string };

/** What else can be done with an agreement than what its state asks for. */
const Actions = ({ contract, all, today }: ActionsProps) => {
  const { sponsorshipId } = contract;
  const navigate = useNavigate();
  const { roles } = useUser();
  const { copy, edit, remove, makeFull, isBusy } = useContractActions(sponsorshipId);
  const id = String(sponsorshipId);
  const offersRenewal =
    isRenewable(contract, all) && nextActionOf(contract, { all, tracked: false, today }).kind !== 'renew';
  const leave = () => navigate({ to: '/sponsorships/$id', params: { id } });
  // A signed agreement is edited by taking its document out: one act, which says so.
  const change = () => (contract.status === contractStatus.approved ? openDeleteFile(contract) : edit(contract));
  return (
    <ActionMenu
      target={
        <Button variant="default" px={{ base: 'xs', xs: 18 }} loading={isBusy} aria-label={texts.page.more}>
          <Group component="span" visibleFrom="xs" gap={10}>
            {texts.page.more}
            <Chevron opened={false} />
          </Group>
          <Group component="span" hiddenFrom="xs">
            <IconDots size={18} stroke={1.75} aria-hidden />
          </Group>
        </Button>
      }
    >
      <Menu.Item onClick={() => void change()}>{texts.edit.action}</Menu.Item>
      {contract.simple && <Menu.Item onClick={() => void makeFull(contract)}>{texts.simple.toFull}</Menu.Item>}
      {offersRenewal && <Menu.Item onClick={() => void openRenewal(contract)}>{chainTexts.renew.action}</Menu.Item>}
      <Menu.Item onClick={() => void copy(contract)}>{texts.copy.action}</Menu.Item>
      <MenuLink component="a" to="/sponsorships/$id/$contract/print" params={{ id, contract: String(contract.id) }}>
        {texts.print.view}
      </MenuLink>
      {hasRole(roles, 'Admin') && (
        <Menu.Item onClick={() => void openSaveAsTemplate(contract)}>{templateTexts.save.action}</Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item data-tone="negative" c="var(--tone)" onClick={() => void remove(contract, leave)}>
        {texts.remove.action}
      </Menu.Item>
    </ActionMenu>
  );
};

type ContractHeadProps = {
  contract: Contract;
  /** Leads to where the signed copy is uploaded. */
  onUpload: () => void;
};

/** An agreement in one line that stays in view, on a phone in two: what it is called, how it stands, what comes next and what to do. */
export const ContractHead = ({ contract, onUpload }: ContractHeadProps) => {
  const all = useQuery(contractsQuery(contract.sponsorshipId)).data ?? [contract];
  const today = todayNow();
  const next = nextDateOf(contract, today);
  return (
    <Group component="header" mb={-12} py={6} className={classes.head ?? ''} gap="6px 12px">
      <Group gap="6px 12px">
        <Title order={2} className="tabular">
          {texts.agreement(contract.number)}
        </Title>
        <StatusBadges contract={contract} />
      </Group>
      <Group flex="1 1 auto" gap="6px 12px" className={classes.coming ?? ''}>
        <Text flex="1 1 5.5rem" miw={0} fz={{ base: 'sm', xs: 'md' }} lh={1.3} c="dimmed" className="tabular">
          {next && nextDateText(next, today)}
        </Text>
        <Group gap={8} className="screen-only">
          <NextStep {...{ contract, all, today, onUpload }} />
          <Actions {...{ contract, all, today }} />
        </Group>
      </Group>
    </Group>
  );
};

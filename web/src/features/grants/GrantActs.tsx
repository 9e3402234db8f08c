import { Box, Button, Menu } from '@mantine/core';
import { api, type GrantRow } from '@sponsorat/api';
import { IconArrowBackUp, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { menuIcon, RowMenu } from '../../ui/ActionMenu.tsx';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { toast } from '../../ui/toast.ts';
import { Answer } from './Answer.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { grantName } from './grantColumns.tsx';
import { giveBack as giveBackGrant, handOut, undoHandOut, undoReturn } from './grants.queries.ts';
import { whoOf } from './recipient.rules.ts';
import { texts } from './registerTexts.ts';
import { useGuestActs } from './useGuestActs.ts';

const t = texts.acts;

/** What giving back is called, of a grant that can be given back. */
const giveBackOf = (state: GrantRow['State']): string | undefined =>
  state === 'Afvist' || state === 'Returneret' ? undefined : t.giveBack[state];

const isPoolToHandOut = ({ EventId, State }: GrantRow): boolean => EventId === null && State === 'Tildelt';

/** Whether there is something to be done with a grant besides what its menu has. */
export const hasMainAct = (row: GrantRow): boolean => row.State === 'Ønsket' || isPoolToHandOut(row);

/** What is done with a grant from its row: of a pool's tickets all of it, of an event's the rest is done on its page. */
export const GrantActs = ({ row }: { row: GrantRow }) => {
  const { run, isPending, buttonRef } = useGuestActs(row.SponsorshipId);
  const navigate = useNavigate();
  const [decided, decide] = useState<number>();
  const name = grantName(row);
  const isOfPool = row.EventId === null;
  const giveBack = isOfPool ? giveBackOf(row.State) : undefined;
  // A row does not know the e-mail by which its recipient is known.
  const showRecipient = async () => {
    try {
      const { email, recipientName, company } = await call(api.grants.get, { params: { id: row.Id } });
      void navigate({ to: '/tickets/recipient', search: whoOf(email, recipientName, company) });
    } catch (failure) {
      toast.error(failure);
    }
  };
  return (
    <RowActions
      menu={
        <RowMenu label={uiTexts.list.menu(name)} busy={isPending}>
          <Menu.Item leftSection={<IconUser {...menuIcon} />} onClick={() => void showRecipient()}>
            {t.recipient}
          </Menu.Item>
          {isOfPool && row.State === 'Udleveret' && (
            <Menu.Item
              leftSection={<IconArrowBackUp {...menuIcon} />}
              onClick={() => void run({ act: () => undoHandOut({ id: row.Id }), said: t.undone })}
            >
              {t.undoHandOut}
            </Menu.Item>
          )}
          {giveBack && (
            <Menu.Item
              leftSection={<IconArrowBackUp {...menuIcon} />}
              onClick={() =>
                void run({
                  act: () => giveBackGrant({ id: row.Id }),
                  said: row.State === 'Ønsket' ? t.takenBack : t.givenBack(row.Quantity),
                  undo: () => undoReturn({ id: row.Id }),
                  undone: t.undone,
                })
              }
            >
              {giveBack}
            </Menu.Item>
          )}
        </RowMenu>
      }
    >
      {row.State === 'Ønsket' && (
        // In its place under the name, where a row is narrow.
        <Box component="span" ml={8}>
          <Answer row={row} onAnswer={decide} />
        </Box>
      )}
      <DecideDialog id={decided} onClose={() => decide(undefined)} />
      {isPoolToHandOut(row) && (
        <Button
          ref={buttonRef}
          variant="subtle"
          size="compact-sm"
          aria-label={t.handOutOf(name)}
          aria-disabled={isPending || undefined}
          onClick={() => {
            if (!isPending)
              void run({
                act: () => handOut({ id: row.Id }),
                said: t.handedOut(row.Quantity),
                undo: () => undoHandOut({ id: row.Id }),
                byButton: true,
              });
          }}
        >
          {t.handOut}
        </Button>
      )}
    </RowActions>
  );
};

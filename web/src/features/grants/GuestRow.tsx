import { Group, Menu, NativeSelect, Text } from '@mantine/core';
import type { EventDetails, GrantRow } from '@sponsorat/api';
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { number, today } from '../../lib/formats.ts';
import { menuIcon, RowMenu } from '../../ui/ActionMenu.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Row, RowWords } from '../../ui/Rows.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { Answer } from './Answer.tsx';
import { giveBack, handOut, saveAttended, undoHandOut, undoReturn } from './grants.queries.ts';
import { texts } from './texts.ts';
import { returnTexts, useGuestActs } from './useGuestActs.ts';
import { WarningBadges } from './WarningBadges.tsx';

const t = texts.acts;

type GuestProps = {
  row: GrantRow;
  event: EventDetails;
  onChange: (grant: number) => void;
  onAnswer: (grant: number) => void;
};

type ActProps = { row: GrantRow; acts: ReturnType<typeof useGuestActs> };

/** How many came, said from the event's day on. */
const Came = ({ row: { Id: id, Recipient, Quantity, Attended }, acts }: ActProps) => (
  <NativeSelect
    w={132}
    aria-label={t.came(Recipient)}
    data={[
      { value: '', label: t.notSaid },
      ...Array.from({ length: Quantity + 1 }, (_, left) => {
        const came = Quantity - left;
        return { value: String(came), label: t.cameOf(number(came), number(Quantity)) };
      }),
    ]}
    value={Attended === null ? '' : String(Attended)}
    disabled={acts.isPending}
    onChange={({ currentTarget: { value } }) =>
      void acts.run({
        act: () => saveAttended({ id, attended: value === '' ? null : Number(value) }),
        said: t.saidOne(Recipient),
        undo: () => saveAttended({ id, attended: Attended }),
        undone: t.saidNone,
      })
    }
  />
);

const MoreActs = ({ row, acts, event, onChange }: ActProps & Pick<GuestProps, 'event' | 'onChange'>) => {
  const { Id: id, State, Recipient, Quantity } = row;
  const isOpen = State === 'Ønsket' || State === 'Tildelt';
  const isGone = State === 'Returneret' || State === 'Afvist';
  const words = returnTexts(event);
  if (State === 'Afvist' || (isGone && event.cancelled)) return null;
  return (
    <RowMenu label={uiTexts.list.menu(Recipient)} busy={acts.isPending}>
      {isOpen && (
        <Menu.Item leftSection={<IconPencil {...menuIcon} />} onClick={() => onChange(id)}>
          {t.change}
        </Menu.Item>
      )}
      {State === 'Udleveret' && (
        <Menu.Item
          leftSection={<IconArrowBackUp {...menuIcon} />}
          onClick={() => void acts.run({ act: () => undoHandOut({ id }), said: t.undone })}
        >
          {t.undoHandOut}
        </Menu.Item>
      )}
      {isGone ? (
        <Menu.Item
          leftSection={<IconArrowBackUp {...menuIcon} />}
          onClick={() => void acts.run({ act: () => undoReturn({ id }), said: t.undone })}
        >
          {t.undoReturn}
        </Menu.Item>
      ) : (
        <Menu.Item
          leftSection={<IconArrowBackUp {...menuIcon} />}
          onClick={() =>
            void acts.run({
              act: () => giveBack({ id }),
              said: State === 'Ønsket' ? t.tookBack : words.done(Quantity),
              undo: () => undoReturn({ id }),
            })
          }
        >
          {State === 'Ønsket' ? t.takeBack : words.act}
        </Menu.Item>
      )}
    </RowMenu>
  );
};

/** Who got, or wishes for, how many of what, and what can be done about it. */
export const GuestRow = ({ row, event, onChange, onAnswer }: GuestProps) => {
  const acts = useGuestActs(event.sponsorshipId);
  const { Id: id, Recipient, Quantity, Product, State, Type, Company, Host, Purpose } = row;
  const isOnOrPast = event.date <= today();
  return (
    <Row>
      <RowWords>
        <Group gap="2px 12px">
          <Text fw={600}>{Recipient}</Text>
          <span className="tabular">{texts.guests.tickets(number(Quantity), Product)}</span>
          <StatusBadge status={State} />
        </Group>
        <Soft>{[Type, Company, Host && texts.guests.host(Host)].filter(Boolean).join(' · ')}</Soft>
        {Purpose && <Soft>{Purpose}</Soft>}
        <WarningBadges row={row} />
      </RowWords>
      <Group gap={6}>
        {State === 'Ønsket' && <Answer row={row} onAnswer={onAnswer} />}
        {isOnOrPast && (State === 'Tildelt' || State === 'Udleveret') && <Came row={row} acts={acts} />}
        {State === 'Tildelt' && (
          <BusyButton
            ref={acts.buttonRef}
            variant="default"
            busy={acts.isPending}
            aria-label={t.handOutTo(Recipient)}
            onClick={() =>
              void acts.run({
                act: () => handOut({ id }),
                said: t.handedOut(Recipient),
                undo: () => undoHandOut({ id }),
                byButton: true,
              })
            }
          >
            {t.handOut}
          </BusyButton>
        )}
        <MoreActs row={row} acts={acts} event={event} onChange={onChange} />
      </Group>
    </Row>
  );
};

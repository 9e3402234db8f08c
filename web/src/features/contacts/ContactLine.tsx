import { Anchor, Box, Group, Menu, Text } from '@mantine/core';
import { type Contact, dayInCopenhagen } from '@sponsorat/api';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { date, phoneHref } from '../../lib/formats.ts';
import { menuIcon } from '../../ui/ActionMenu.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import { RecordMenu } from '../../ui/RecordMenu.tsx';
import { toast } from '../../ui/toast.ts';
import { useRemoveContact, useSaveContact } from './contacts.queries.ts';
import { texts } from './texts.ts';

type ContactLineProps = { contact: Contact; onEdit: (contact: Contact) => void };

/** Somebody in the club, with the star of whom to call first. */
export const ContactLine = ({ contact, onEdit }: ContactLineProps) => {
  const { id, sponsorshipId, name, role, email, phone, primary, note, activeTo } = contact;
  const { mutate: save, isPending: isSaving } = useSaveContact(sponsorshipId, 'toast');
  const { mutateAsync: remove } = useRemoveContact(sponsorshipId);
  const hasLeft = activeTo !== null && activeTo <= dayInCopenhagen(new Date());
  const star = () => {
    const said = primary ? texts.isPrimaryNoMore(name) : texts.isPrimary(name);
    save({ ...contact, primary: !primary }, { onSuccess: () => toast.success(said) });
  };
  return (
    <Group renderRoot={(props) => <li {...props} />} align="flex-start" justify="space-between" gap="4px 16px">
      <Box flex="1 1 14rem" miw={0} className="anywhere">
        <Group gap="2px 10px">
          <Text component="strong" inherit={!hasLeft} {...(hasLeft && { c: 'dimmed' })}>
            {name}
          </Text>
          {primary && (
            <Group gap={4} fz="sm" c="var(--accent-strong)">
              <IconStarFilled size={14} aria-hidden /> {texts.primary}
            </Group>
          )}
        </Group>
        {role && (
          <Text fz="sm" c="dimmed">
            {role}
          </Text>
        )}
        {(email ?? phone) && (
          <Group gap="2px 16px">
            {email && (
              <Anchor href={`mailto:${email}`}>
                <EmailText address={email} />
              </Anchor>
            )}
            {phone && (
              <Anchor className="amount" href={phoneHref(phone)}>
                {phone}
              </Anchor>
            )}
          </Group>
        )}
        {activeTo && (
          <Text fz="sm" c="dimmed">
            {hasLeft ? texts.left(date(activeTo)) : texts.leaves(date(activeTo))}
          </Text>
        )}
        {note && <Text className="written">{note}</Text>}
      </Box>
      <RecordMenu
        noun={texts.noun}
        name={name}
        details={primary && texts.lostPrimary}
        busy={isSaving}
        onEdit={() => onEdit(contact)}
        remove={() => remove(id)}
      >
        {!hasLeft && (
          <Menu.Item leftSection={<IconStar {...menuIcon} />} onClick={star}>
            {primary ? texts.unstar : texts.makePrimary}
          </Menu.Item>
        )}
      </RecordMenu>
    </Group>
  );
};

import { Anchor, Group, Text } from '@mantine/core';
import { dayInCopenhagen } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { phoneHref } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { contactsQuery } from './contacts.queries.ts';
import { texts } from './texts.ts';

/** Whom to call in a club: the primary contact, else the first who is still there, and the way to the others. */
export const CallCard = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const query = useQuery(contactsQuery(sponsorshipId));
  const today = dayInCopenhagen(new Date());
  const folder = (text: string, name = text) => (
    <TextLink to="/sponsorships/$id/folder" params={{ id: String(sponsorshipId) }} fz="sm" aria-label={name}>
      {text}
    </TextLink>
  );
  return (
    <Block query={query} skeleton={<Lines count={2} />}>
      {(contacts) => {
        const present = contacts.filter(({ activeTo }) => activeTo === null || activeTo > today);
        const first = present.find(({ primary }) => primary) ?? present[0];
        if (!first)
          return (
            <Text>
              {texts.none}. {folder(texts.addOne)}
            </Text>
          );
        const { name, role, phone, email } = first;
        return (
          <div>
            <Group justify="space-between" gap="0 12px">
              <Text fw={600}>{name}</Text>
              {present.length > 1 && folder(texts.all(present.length), texts.allContacts(present.length))}
            </Group>
            {role && <Soft component="p">{role}</Soft>}
            <Group gap="2px 16px">
              {phone && (
                <Anchor className="amount" href={phoneHref(phone)}>
                  {phone}
                </Anchor>
              )}
              {email && (
                <Anchor href={`mailto:${email}`}>
                  <EmailText address={email} />
                </Anchor>
              )}
            </Group>
          </div>
        );
      }}
    </Block>
  );
};

import { Anchor, Divider, Group, Text } from '@mantine/core';
import { type Contact, dayInCopenhagen } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { phoneHref } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { contactsQuery } from './contacts.queries.ts';
import { texts } from './texts.ts';

type CallLineProps = { contact: Contact; others: ReactNode };

const CallLine = ({ contact: { name, role, primary, phone, email }, others }: CallLineProps) => (
  <div>
    <Group justify="space-between" gap="0 12px">
      <Text fw={600}>{name}</Text>
      {others}
    </Group>
    {role && <Soft component="p">{role}</Soft>}
    {/* How the primary one is reached stands in the page's header. */}
    {!primary && (
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
    )}
  </div>
);

/**
 * Whom to call in a club, where there is more to say than the page's header does: who the primary contact is there, else
 * the first who is still there, and the way to the others.
 */
export const CallCard = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const query = useQuery(contactsQuery(sponsorshipId));
  const today = dayInCopenhagen(new Date());
  const folder = (text: string) => (
    <TextLink to="/sponsorships/$id/folder" params={{ id: String(sponsorshipId) }} fz="sm">
      {text}
    </TextLink>
  );
  return (
    <Block query={query} skeleton={<Lines count={1} />}>
      {(contacts) => {
        const present = contacts.filter(({ activeTo }) => activeTo === null || activeTo > today);
        const first = present.find(({ primary }) => primary) ?? present[0];
        const others = present.length > 1 && folder(texts.all(present.length));
        if (first?.primary && !first.role && !others) return null;
        return (
          <>
            {first ? (
              <CallLine contact={first} others={others} />
            ) : (
              <Text>
                {texts.none}. {folder(texts.addOne)}
              </Text>
            )}
            <Divider color="var(--line-soft)" />
          </>
        );
      }}
    </Block>
  );
};

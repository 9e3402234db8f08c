import { Box, Button } from '@mantine/core';
import type { Contact } from '@sponsorat/api';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section } from '../../ui/Section.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { ContactLine } from './ContactLine.tsx';
import { contactsQuery } from './contacts.queries.ts';
import { texts } from './texts.ts';

/** The people of a club, the primary one first. */
export const ContactsBlock = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const query = useQuery(contactsQuery(sponsorshipId));
  const [dialog, setDialog] = useState<{ contact: Contact | undefined }>();
  return (
    <Section
      title={texts.title}
      actions={
        <Button variant="default" aria-label={texts.addLabel} onClick={() => setDialog({ contact: undefined })}>
          {texts.add}
        </Button>
      }
    >
      <Block query={query}>
        {(contacts) =>
          contacts.length === 0 ? (
            <EmptyState compact title={texts.none} hint={texts.noneHint} icon={<IconUsers size={24} stroke={1.5} />} />
          ) : (
            <Box component="ul" className="rows" mt={-8} mb={-12}>
              {contacts.map((contact) => (
                <ContactLine key={contact.id} contact={contact} onEdit={(one) => setDialog({ contact: one })} />
              ))}
            </Box>
          )
        }
      </Block>
      {dialog && (
        <ContactDialog sponsorshipId={sponsorshipId} contact={dialog.contact} onGone={() => setDialog(undefined)} />
      )}
    </Section>
  );
};

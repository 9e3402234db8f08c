import { Box, Button } from '@mantine/core';
import type { Contact } from '@sponsorat/api';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { ContactLine } from './ContactLine.tsx';
import { contactsQuery } from './contacts.queries.ts';
import { texts } from './texts.ts';

// The form brings the schemas along: it comes with the first contact.
const ContactForm = lazy(() => import('./ContactForm.tsx').then((module) => ({ default: module.ContactForm })));

/** The people of a club, the primary one first. */
export const ContactsBlock = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const query = useQuery(contactsQuery(sponsorshipId));
  const [edited, edit] = useState<{ contact: Contact | undefined }>();
  const close = () => edit(undefined);
  return (
    <Section
      title={texts.title}
      actions={
        <Button variant="default" aria-label={texts.titleOf()} onClick={() => edit({ contact: undefined })}>
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
                <ContactLine key={contact.id} contact={contact} onEdit={(one) => edit({ contact: one })} />
              ))}
            </Box>
          )
        }
      </Block>
      <FormDialog open={edited} title={({ contact }) => texts.titleOf(contact)} size={660} onClose={close}>
        {({ contact }) => <ContactForm sponsorshipId={sponsorshipId} contact={contact} onClose={close} />}
      </FormDialog>
    </Section>
  );
};

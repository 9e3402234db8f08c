import { ActionIcon } from '@mantine/core';
import { type Contact, dayInCopenhagen } from '@sponsorat/api';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { date, phoneHref } from '../../lib/formats.ts';
import { EditAndRemove } from '../../ui/EditAndRemove.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './contacts.module.css';
import { useRemoveContact, useSaveContact } from './contacts.queries.ts';
import { texts } from './texts.ts';

type ContactLineProps = { contact: Contact; onEdit: (contact: Contact) => void };

/** Somebody in the club, with the star of whom to call first. */
export const ContactLine = ({ contact, onEdit }: ContactLineProps) => {
  const { id, sponsorshipId, name, role, email, phone, primary, note, activeTo } = contact;
  const { mutate: save, isPending: isSaving } = useSaveContact(sponsorshipId);
  const { mutateAsync: remove, isPending: isRemoving } = useRemoveContact(sponsorshipId);
  const hasLeft = activeTo !== null && activeTo <= dayInCopenhagen(new Date());
  const starLabel = primary ? texts.unstar(name) : texts.makePrimary(name);
  const star = () => {
    if (isSaving) return;
    const said = primary ? texts.isPrimaryNoMore(name) : texts.isPrimary(name);
    save({ ...contact, primary: !primary }, { onSuccess: () => toast.success(said) });
  };
  return (
    <li className={classes.contact} data-left={hasLeft || undefined}>
      <div className={classes.said}>
        <p className={classes.name}>
          <strong>{name}</strong>
          {primary && (
            <span className={classes.primary}>
              <IconStarFilled size={14} aria-hidden /> {texts.primary}
            </span>
          )}
        </p>
        {role && <p className={classes.under}>{role}</p>}
        {(email ?? phone) && (
          <p className={classes.ways}>
            {email && (
              <a href={`mailto:${email}`}>
                <EmailText address={email} />
              </a>
            )}
            {phone && (
              <a className="amount" href={phoneHref(phone)}>
                {phone}
              </a>
            )}
          </p>
        )}
        {activeTo && (
          <p className={classes.under}>{hasLeft ? texts.left(date(activeTo)) : texts.leaves(date(activeTo))}</p>
        )}
        {note && <p className={classes.note}>{note}</p>}
      </div>
      <div className={classes.actions}>
        {!hasLeft && (
          <ActionIcon
            variant="subtle"
            size={30}
            aria-label={starLabel}
            title={starLabel}
            aria-busy={isSaving || undefined}
            onClick={star}
          >
            {primary ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} stroke={1.75} aria-hidden />}
          </ActionIcon>
        )}
        <EditAndRemove
          texts={texts}
          onEdit={() => onEdit(contact)}
          removal={{
            noun: texts.noun,
            gender: 'denne',
            name,
            details: primary && texts.lostPrimary,
            remove: () => remove(id),
          }}
          isRemoving={isRemoving}
        />
      </div>
    </li>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../lib/session.ts';
import { MultiSelectField } from '../../ui/fields/MultiSelectField.tsx';
import { MoneyField } from '../../ui/fields/NumberFields.tsx';
import { optionsOf, optionsOfValues } from '../../ui/fields/SelectField.tsx';
import { EmailField, PhoneField, TextField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ToggleFields.tsx';
import { FieldGrid, HalfRow } from '../../ui/form/FieldGrid.tsx';
import { useFormState } from '../../ui/form/formHooks.ts';
import { Section } from '../../ui/Section.tsx';
import { NewPasswordField } from './password/NewPasswordField.tsx';
import { texts } from './texts.ts';
import { rolesQuery, userAreasQuery } from './users.queries.ts';
import type { UserForm } from './useUserForm.ts';

const t = texts.form;

type UserFieldsProps = {
  form: UserForm;
  /** A new user begins with a password; later it is reset by itself. */
  isNew?: boolean;
  /** The bank's directory says who they are and what they may do, whatever is saved here. */
  hasBankAccount?: boolean;
};

/** Who the user is, and what they may see and do. */
export const UserFields = ({ form, isNew = false, hasBankAccount = false }: UserFieldsProps) => {
  const { field } = form;
  const { id, approval: withLimit } = useUser();
  const isOwn = useFormState(form, ({ baseline }) => baseline.id) === id;
  const roles = useQuery(rolesQuery);
  const areas = useQuery(userAreasQuery);
  return (
    <>
      <Section title={t.details}>
        <FieldGrid>
          <HalfRow>
            <TextField field={field('name')} />
          </HalfRow>
          <EmailField field={field('email')} />
          <PhoneField field={field('phoneNumber')} />
        </FieldGrid>
      </Section>
      <Section title={t.access} subtitle={hasBankAccount && t.byBank}>
        <FieldGrid>
          <HalfRow>
            <MultiSelectField
              field={field('roles')}
              options={roles.data && optionsOfValues(roles.data)}
              failed={roles.isError}
            />
            <MultiSelectField
              field={field('areaIds')}
              options={optionsOf(areas.data)}
              failed={areas.isError}
              help={t.areasHelp}
            />
          </HalfRow>
          {withLimit && (
            <HalfRow>
              <MoneyField field={field('approvalLimit')} help={isOwn ? t.ownLimit : t.limitHelp} disabled={isOwn} />
            </HalfRow>
          )}
          <HalfRow>
            <CheckboxField field={field('approvesGuests')} help={t.guestsHelp} />
          </HalfRow>
          {isNew && (
            <HalfRow>
              <NewPasswordField field={field('password')} help={t.passwordHelp} />
            </HalfRow>
          )}
        </FieldGrid>
      </Section>
    </>
  );
};

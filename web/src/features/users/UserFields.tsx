import { useQuery } from '@tanstack/react-query';
import { MultiSelectField } from '../../ui/fields/MultiSelectField.tsx';
import { optionsOf } from '../../ui/fields/SelectField.tsx';
import { EmailField, PasswordField, PhoneField, TextField } from '../../ui/fields/TextField.tsx';
import { FieldGrid, WholeRow } from '../../ui/form/FieldGrid.tsx';
import type { EntityForm } from '../../ui/form/useEntityForm.ts';
import { Section } from '../../ui/Section.tsx';
import { texts } from './texts.ts';
import { rolesQuery, userAreasQuery } from './users.queries.ts';
import type { UserValues } from './values.ts';

const words = texts.form;
const helpFor = { new: words.passwordHelp, other: words.newPasswordHelp, own: words.ownPasswordHelp };

type UserFieldsProps = {
  form: EntityForm<UserValues>;
  /** Whose form it is: a new user's, another's or one's own. */
  whose: keyof typeof helpFor;
};

/** Who the user is, and what they may see and do. */
export const UserFields = ({ form: { field }, whose }: UserFieldsProps) => {
  const roles = useQuery(rolesQuery).data;
  const areas = useQuery(userAreasQuery).data;
  return (
    <>
      <Section title={words.details}>
        <FieldGrid>
          <WholeRow>
            <TextField field={field('name')} width="lg" />
          </WholeRow>
          <EmailField field={field('email')} />
          <PhoneField field={field('phoneNumber')} />
        </FieldGrid>
      </Section>
      <Section title={words.access}>
        <FieldGrid>
          <WholeRow>
            <MultiSelectField
              field={field('roles')}
              options={roles?.map((role) => ({ value: role, label: role }))}
              width="lg"
            />
          </WholeRow>
          <WholeRow>
            <MultiSelectField field={field('areaIds')} options={optionsOf(areas)} help={words.areasHelp} width="lg" />
          </WholeRow>
          <WholeRow>
            <PasswordField
              field={field('password')}
              {...(whose !== 'new' && { label: words.newPassword })}
              help={helpFor[whose]}
              width="lg"
            />
          </WholeRow>
        </FieldGrid>
      </Section>
    </>
  );
};

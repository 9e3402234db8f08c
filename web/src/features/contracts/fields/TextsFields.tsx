import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import type { Text } from '../../../ui/fields/TextField.tsx';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import type { Field } from '../../../ui/form/FormStore.ts';
import { Section } from '../../../ui/Section.tsx';
import { texts } from './texts.ts';

type TextsFieldsProps = { exclusivity: Field<Text>; specialAgreements: Field<Text> };

/** What is agreed in words, for the agreement as a whole. */
export const TextsFields = ({ exclusivity, specialAgreements }: TextsFieldsProps) => (
  <Section title={texts.conditions} subtitle={texts.conditionsHint}>
    <FieldGrid>
      <TextareaField field={exclusivity} rows={3} />
      <TextareaField field={specialAgreements} rows={3} />
    </FieldGrid>
  </Section>
);

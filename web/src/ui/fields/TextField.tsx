import { PasswordInput, TextInput } from '@mantine/core';
import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, type Ref, useState } from 'react';
import { useField } from '../form/formHooks.ts';
import { texts } from '../texts.ts';
import { type FieldProps, inputProps } from './fieldProps.tsx';

/** The form has a text as it was typed; null and the empty text are the same nothing. */
export type Text = string | null;

export type TextFieldProps = FieldProps<Text> & {
  /** Off unless said: what a browser remembers of its user is seldom what is written here. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** What a text becomes as the field is left, besides that blanks around it go. */
  tidy?: (text: string) => string;
  ref?: Ref<HTMLInputElement>;
};

type TypedProps = TextFieldProps & {
  spellCheck?: boolean;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric';
};

const TypedField = ({
  type = 'text',
  inputMode = 'text',
  autoComplete = 'off',
  spellCheck = type === 'text' && inputMode === 'text',
  tidy,
  ref,
  ...props
}: TypedProps) => {
  const { field } = props;
  const { value, error } = useField(field);
  return (
    <TextInput
      {...inputProps(props, error)}
      ref={ref ?? null}
      type={type}
      inputMode={inputMode}
      autoComplete={autoComplete}
      spellCheck={spellCheck}
      value={value ?? ''}
      onChange={(event) => field.set(event.currentTarget.value)}
      onBlur={() => {
        const trimmed = (value ?? '').trim();
        if (value !== null) field.set(tidy ? tidy(trimmed) : trimmed);
        field.touch();
      }}
    />
  );
};

/** A line of text. */
export const TextField = (props: TextFieldProps) => <TypedField {...props} />;

export const EmailField = (props: TextFieldProps) => <TypedField {...props} type="email" inputMode="email" />;

export const PhoneField = (props: TextFieldProps) => <TypedField width="md" {...props} type="tel" inputMode="tel" />;

/** A code that is good once: of digits, which a phone may fill in by itself, or of letters too. */
export const CodeField = ({ letters = false, ...props }: TextFieldProps & { letters?: boolean }) => (
  <TypedField
    width="md"
    {...props}
    inputMode={letters ? 'text' : 'numeric'}
    autoComplete={letters ? 'off' : 'one-time-code'}
    spellCheck={false}
  />
);

const withScheme = (text: string): string => (/^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : text);

/** A web address; one that is written without https:// gets it. */
export const UrlField = (props: TextFieldProps) => (
  <TypedField {...props} type="url" inputMode="url" tidy={withScheme} />
);

type PasswordFieldProps = TextFieldProps & {
  /** Whether it is shown, and how to change that, where something beside the field shows it as well. */
  visibility?: readonly [boolean, (isShown: boolean) => void];
};

/** A password, hidden until it is asked to show. Nothing is trimmed. */
export const PasswordField = ({ autoComplete = 'new-password', visibility, ref, ...props }: PasswordFieldProps) => {
  const { field } = props;
  const { value, error } = useField(field);
  const own = useState(false);
  const [shown, setShown] = visibility ?? own;
  return (
    <PasswordInput
      {...inputProps(props, error)}
      ref={ref ?? null}
      autoComplete={autoComplete}
      value={value ?? ''}
      visible={shown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{
        'aria-label': shown ? texts.password.hide : texts.password.show,
        'aria-hidden': false,
        tabIndex: 0,
      }}
      onChange={(event) => field.set(event.currentTarget.value)}
      onBlur={() => field.touch()}
    />
  );
};

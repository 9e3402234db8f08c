import { IconBuilding, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './Avatar.module.css';

const letter = /\p{L}|\p{N}/u;

/** "Vejle Boldklub" → "VB", "Mette Sofie Kjærgaard" → "MK", "SIF" → "S". */
export const initials = (name: string): string => {
  const parts = name.split(/[\s\-–/]+/).filter((word) => letter.test(word.charAt(0)));
  const [first = '', last = ''] = parts.length > 1 ? [parts[0], parts.at(-1)] : [parts[0]];
  return `${first.charAt(0)}${last.charAt(0)}`.toLocaleUpperCase('da-DK');
};

type Size = 'sm' | 'md' | 'lg' | 'xl';
export type AvatarProps = {
  /** Path of the picture; null shows the placeholder. */
  src: string | null | undefined;
  name: string;
  size?: Size;
};

// A screen reader says nothing of it: the name stands beside it.
const Picture = ({ src, name, size = 'md', kind }: AvatarProps & { kind: 'person' | 'logo' }) => {
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken;
  const Icon = kind === 'person' ? IconUser : IconBuilding;
  return (
    <span className={classes.root} data-kind={kind} data-size={size} data-picture={shown ? true : undefined}>
      {shown ? (
        <img className={classes.image} src={src} alt="" loading="lazy" onError={() => setBroken(src)} />
      ) : (
        <span aria-hidden>{initials(name) || <Icon size="60%" stroke={1.5} />}</span>
      )}
    </span>
  );
};

/** A person's picture, round; initials where there is none. */
export const Avatar = (props: AvatarProps) => <Picture {...props} kind="person" />;

/** A club's or company's logo, square and never cropped; initials where there is none. */
export const Logo = (props: AvatarProps) => <Picture {...props} kind="logo" />;

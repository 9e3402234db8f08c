import { Box, Center } from '@mantine/core';
import { IconBuilding, IconUser } from '@tabler/icons-react';
import { useState } from 'react';

const letter = /\p{L}|\p{N}/u;

/** "Vejle Boldklub" → "VB", "Mette Sofie Kjærgaard" → "MK", "SIF" → "S". */
export const initials = (name: string): string => {
  const parts = name.split(/[\s\-–/]+/).filter((word) => letter.test(word.charAt(0)));
  const [first = '', last = ''] = parts.length > 1 ? [parts[0], parts.at(-1)] : [parts[0]];
  return `${first.charAt(0)}${last.charAt(0)}`.toLocaleUpperCase('da-DK');
};

const sides = { xs: 22, sm: 28, md: 36, lg: 56, xl: 88 };
const EDGE = 'inset 0 0 0 1px light-dark(var(--mantine-color-gray-2), transparent)';
export type AvatarProps = {
  /** Path of the picture; null shows the placeholder. */
  src: string | null | undefined;
  name: string;
  size?: keyof typeof sides;
};

// A screen reader says nothing of it: the name stands beside it.
const Picture = ({ src, name, size = 'md', kind }: AvatarProps & { kind: 'person' | 'logo' }) => {
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken;
  const isLogo = kind === 'logo';
  const Icon = isLogo ? IconBuilding : IconUser;
  // In pixels, also where letters are larger.
  const side = sides[size];
  const square = size === 'xl' ? 'lg' : 'sm';
  return (
    <Center
      inline
      component="span"
      flex="none"
      // Seen where the system's colours take the ground away.
      bd={shown ? 0 : '1px solid transparent'}
      bdrs={isLogo ? square : '50%'}
      fw={650}
      lh={1}
      lts="0.01em"
      c="var(--accent-strong)"
      bg={isLogo && shown ? 'light-dark(#fff, var(--mantine-color-gray-3))' : 'var(--accent-ground)'}
      style={{
        width: side,
        height: side,
        fontSize: side * 0.38,
        overflow: 'hidden',
        userSelect: 'none',
        boxShadow: isLogo && shown ? EDGE : undefined,
      }}
    >
      {shown ? (
        <Box
          component="img"
          w="100%"
          h="100%"
          p={isLogo ? 2 : 0}
          style={{ objectFit: isLogo ? 'contain' : 'cover' }}
          src={src}
          alt=""
          loading="lazy"
          onError={() => setBroken(src)}
        />
      ) : (
        <span aria-hidden>{initials(name) || <Icon size={sides[size] * 0.6} stroke={1.5} />}</span>
      )}
    </Center>
  );
};

/** A person's picture, round; initials where there is none. */
export const Avatar = (props: AvatarProps) => <Picture {...props} kind="person" />;

/** A club's or company's logo, square and never cropped; initials where there is none. */
export const Logo = (props: AvatarProps) => <Picture {...props} kind="logo" />;

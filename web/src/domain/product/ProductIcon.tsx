import { Box, ThemeIcon } from '@mantine/core';

/** A product's icon, in the colour of the text around it. Decoration: the product's name stands beside it. */
export const ProductIcon = ({ name, size = 'md' }: { name: string | null; size?: 'sm' | 'md' }) => {
  // A mask, so that a file drawn in one colour follows the scheme; no icon keeps its place.
  const mask = name ? `url("/icons/${encodeURIComponent(name)}")` : undefined;
  return (
    <ThemeIcon
      renderRoot={(props) => <span {...props} />}
      variant="light"
      // As much lighter than a dark card as it is darker than a white one.
      bg="light-dark(var(--mantine-primary-color-light), var(--accent-soft))"
      size={size === 'sm' ? 28 : 36}
      flex="none"
      aria-hidden
    >
      {mask && <Box component="span" className="mask" w="57%" style={{ aspectRatio: 1, maskImage: mask }} />}
    </ThemeIcon>
  );
};

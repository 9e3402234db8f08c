import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';

type PdfLinkProps = { href: string; children: string };

/** A link to a document, in the look of a button; it opens beside the page, which stays. */
export const PdfLink = ({ href, children }: PdfLinkProps) => (
  <Button
    component="a"
    href={href}
    target="_blank"
    rel="noreferrer"
    variant="default"
    leftSection={<IconFileTypePdf size={18} stroke={1.6} aria-hidden />}
  >
    {children}
  </Button>
);

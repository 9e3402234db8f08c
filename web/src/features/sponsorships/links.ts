const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** A profile's address as it is spoken of: "https://www.instagram.com/vejle/" → "vejle". */
export const handleOf = (address: string): string => {
  const url = URL.parse(address);
  if (!url) return address;
  const last = url.pathname.split('/').findLast(Boolean);
  return last ? decoded(last) : url.hostname.replace(/^www\./, '');
};

import { useEffect, useState } from 'react';

/** An address for a file that lies in the page, for as long as it is shown. */
export const useObjectUrl = (file: Blob): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};

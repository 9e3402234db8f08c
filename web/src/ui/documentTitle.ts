import { useEffect } from 'react';
import { texts } from './texts.ts';

let page = '';
let errors = 0;

const write = (): void => {
  const name = page ? `${page} – ${texts.product}` : texts.product;
  document.title = errors > 0 ? `${texts.form.errorTitle}${name}` : name;
};

/** Gives the browser's tab the title of the page. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    page = title;
    write();
  }, [title]);
};

/** Lets the tab's title begin with "Fejl: " while a form shows its summary of errors. */
export const useErrorTitle = (shown: boolean): void => {
  useEffect(() => {
    if (!shown) return;
    errors += 1;
    write();
    return () => {
      errors -= 1;
      write();
    };
  }, [shown]);
};

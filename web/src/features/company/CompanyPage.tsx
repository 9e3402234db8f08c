import { api, type Company } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { WithAside } from '../../ui/Columns.tsx';
import { ImageUpload } from '../../ui/files/ImageUpload.tsx';
import type { Send } from '../../ui/files/useUploads.ts';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { toast } from '../../ui/toast.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { cacheCompanyLogo } from './company.queries.ts';
import { SecuritySection } from './SecuritySection.tsx';
import { texts } from './texts.ts';

/** The bank's own settings: its logo, kept as it is uploaded, and its form. */
export const CompanyPage = ({ company }: { company: Company }) => {
  const queryClient = useQueryClient();
  const sendLogo: Send = async (file, how) => {
    const { logo } = await call(api.company.logo, { file, ...how });
    cacheCompanyLogo(queryClient, logo);
    toast.success(texts.logoUploaded);
  };
  return (
    <Page title={texts.title}>
      <WithAside
        aside={
          <>
            <Section title={texts.logo} subtitle={texts.logoHint}>
              <ImageUpload
                kind="logo"
                label={texts.uploadLogo}
                src={company.logo}
                name={company.name ?? ''}
                send={sendLogo}
              />
            </Section>
            <SecuritySection />
          </>
        }
      >
        <CompanyForm company={company} />
      </WithAside>
    </Page>
  );
};

import { Stack } from '@mantine/core';
import { type Contract, contractStatus } from '@sponsorat/api';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import tabClasses from '../../../ui/tabs.module.css';
import { useTabStrip } from '../../../ui/useTabStrip.ts';
import { toContract } from '../addresses.ts';
import { useRenewalTarget } from '../chain/useRenewalTarget.ts';
import { type ContractTab, contractTabs } from '../param.rules.ts';
import { texts } from '../texts.ts';
import { ContractHead } from './ContractHead.tsx';
import { DocumentArchive } from './DocumentArchive.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { TermsTab } from './TermsTab.tsx';

const EXACT = { exact: true, includeSearch: true };

type TabsProps = { contract: Contract; current: ContractTab };

const Tabs = ({ contract, current }: TabsProps) => (
  <nav
    ref={useTabStrip(current)}
    className={`${tabClasses.tabs} ${tabClasses.second}`}
    aria-label={texts.page.tabsLabel}
  >
    {contractTabs.map((tab) => (
      <Link
        key={tab}
        className={tabClasses.tab}
        {...toContract(contract)}
        search={tab === 'overview' ? {} : { tab }}
        activeOptions={EXACT}
        // Also where the address says more than the tab.
        aria-current={tab === current ? 'page' : undefined}
        resetScroll={false}
      >
        {texts.page.tabs[tab]}
      </Link>
    ))}
  </nav>
);

type ContractPageProps = {
  contract: Contract;
  tab: ContractTab;
  payments: ReactNode;
  delivery: ReactNode;
  history: ReactNode;
};

/** An agreement that was confirmed: what is to be done next, what it says, what is paid of it and who did what. */
export const ContractPage = ({ contract, tab, payments, delivery, history }: ContractPageProps) => {
  const navigate = useNavigate();
  const upload = useRef<HTMLDivElement>(null);
  const [isUploading, setUploading] = useState(false);
  useRenewalTarget(contract.status === contractStatus.approved ? contract : undefined, true);
  const isOverview = tab === 'overview';
  // The way to upload stands on the first tab, which may be another than the one where it is asked for.
  useEffect(() => {
    if (!isUploading || !isOverview) return;
    upload.current?.querySelector('button')?.focus();
    setUploading(false);
  }, [isUploading, isOverview]);
  const onUpload = () => {
    setUploading(true);
    if (!isOverview) void navigate({ to: '.', search: {}, resetScroll: false });
  };
  return (
    <Stack gap="md" miw={0}>
      <ContractHead contract={contract} onUpload={onUpload} />
      <Tabs contract={contract} current={tab} />
      {isOverview && <OverviewTab contract={contract} delivery={delivery} uploadRef={upload} />}
      {tab === 'terms' && <TermsTab contract={contract} />}
      {tab === 'payments' && payments}
      {tab === 'history' && (
        <>
          {history}
          <DocumentArchive contract={contract} />
        </>
      )}
    </Stack>
  );
};

/** An e-mail address that breaks after its @ where it does not fit, not inside a word. */
export const EmailText = ({ address }: { address: string }) => {
  const [account, domain] = address.split('@');
  return (
    <>
      {account}@<wbr />
      {domain}
    </>
  );
};

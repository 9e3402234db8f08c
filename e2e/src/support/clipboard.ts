import type { Locator } from '@playwright/test';

/** Pastes HTML as another program put it on the clipboard. */
export const pasteHtml = async (target: Locator, html: string): Promise<void> => {
  await target.focus();
  await target.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    clipboardData.setData('text/plain', 'Uden format');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
};

const wordPoint = (where: string, list: string, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSp${where} style='margin-left:36.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
lang=DA>${text}<o:p></o:p></span></p>`;

/** What programs put on the clipboard, and what the editor shall make of it. */
export const pastes = {
  word: {
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15"><title>Nyt</title><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- @font-face {font-family:Calibri;} p.MsoNormal {margin:0cm;color:red;} --></style></head><body lang=DA style='tab-interval:65.2pt'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span lang=DA style='color:#2F5496'>Nye regler<o:p></o:p></span></h1>
<p class=MsoNormal><b><span lang=DA style='font-family:"Calibri",sans-serif;color:red'>Fed</span></b><span lang=DA> og <i>skråt</i>, <u>streget</u> og
<a href="https://eksempel.dk/regler">et link</a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2><span lang=DA>Sådan gør du<o:p></o:p></span></h2>
${wordPoint('First', 'l0 level1', '·', 'Første punkt')}
${wordPoint('Middle', 'l0 level2', 'o', 'Under det')}
${wordPoint('Last', 'l0 level1', '·', 'Andet punkt')}
${wordPoint('First', 'l1 level1', '1.', 'Nummer et')}
${wordPoint('Last', 'l1 level1', '2.', 'Nummer to')}
<!--EndFragment--></body></html>`,
    clean:
      '<h3>Nye regler</h3><p><strong>Fed</strong> og <em>skråt</em>, <u>streget</u> og <a href="https://eksempel.dk/regler">et link</a>.</p><h4>Sådan gør du</h4><ul><li><p>Første punkt</p><ul><li><p>Under det</p></li></ul></li><li><p>Andet punkt</p></li></ul><ol><li><p>Nummer et</p></li><li><p>Nummer to</p></li></ol>',
  },
  docs: {
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-4f5c"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-family:Arial;font-weight:400">Møde</span></h2><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700;white-space:pre-wrap">Fed</span><span style="font-size:11pt;font-weight:400"> og </span><span style="font-style:italic">skråt</span><span> på </span><a href="https://eksempel.dk/" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">siden</span></a></p><ul style="margin-top:0;padding-inline-start:48px"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>Et</span></p></li><ul style="margin-top:0"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Inden i et</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>To</span></p></li></ul></b><br class="Apple-interchange-newline">`,
    clean:
      '<h3>Møde</h3><p><strong>Fed</strong> og <em>skråt</em> på <a href="https://eksempel.dk/">siden</a></p><ul><li><p>Et</p><ul><li><p>Inden i et</p></li></ul></li><li><p>To</p></li></ul>',
  },
  outlook: {
    html: `<html><body><!--StartFragment--><div class="elementToProof" style="font-family:Aptos,sans-serif;font-size:12pt;color:rgb(0,0,0)">Hej <b>alle</b></div><div class="elementToProof"><br></div><p class="MsoListParagraph" style="margin-left:36.0pt;text-indent:-18pt"><span style="font-family:Symbol">·<span style="font:7pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span>Fra en mail</p><p class="MsoListParagraph" style="margin-left:72.0pt;text-indent:-18pt"><span style="font-family:&quot;Courier New&quot;">o<span>&nbsp;&nbsp; </span></span>Dybere</p><table><tbody><tr><td>Klub</td><td>Beløb</td></tr></tbody></table><!--EndFragment--></body></html>`,
    clean:
      '<p>Hej <strong>alle</strong></p><ul><li><p>Fra en mail</p><ul><li><p>Dybere</p></li></ul></li></ul><p>Klub</p><p>Beløb</p>',
  },
} as const;

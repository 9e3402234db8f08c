import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { updates } from '../../seeds/demo/updates.ts';
import { cleanHtml, plainText } from './rich-text.ts';

describe('what an update keeps', () => {
  it.each([
    '<p>Et <strong>stærkt</strong>, <em>skråt</em> og <u>streget</u> ord<br />på to linjer</p>',
    '<h1>Et</h1><h2>To</h2><h3>Tre</h3><h4>Fire</h4>',
    '<ul><li>a</li><li><p>b</p><ol><li>c</li></ol></li></ul>',
    '<p><a href="https://x.dk/a?b=1&amp;c=2">x</a> <a href="http://x.dk">y</a> <a href="mailto:a@b.dk">z</a></p>',
    'Æ &lt; Ø &amp; Å',
  ])('is left as it is: %s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  it('includes all that the demo says', () => {
    for (const { description } of updates) expect(cleanHtml(description)).toBe(description);
  });
});

describe('what goes', () => {
  it.each([
    ['<p onclick="x()" style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><p>a</p><style>p{}</style>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)><p>a</p><iframe src="https://x.dk">b</iframe>', '<p>a</p>'],
    ['<svg><a href="javascript:alert(1)"><p>x</p></a></svg><math><mi>y</mi></math>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href=" JaVa&#x09;script:alert(1)">a</a>', 'a'],
    ['<a href="data:text/html,x">a</a> <a href="//x.dk">b</a> <a href="/c">c</a> <a>d</a>', 'a b c d'],
    ['<a href="https://x.dk" target="_blank" onclick="x()">a</a>', '<a href="https://x.dk">a</a>'],
    ['<b>a</b> <i>b</i> <s>c</s> <mark>d</mark>', '<strong>a</strong> <em>b</em> c d'],
    ['<p>a</p><p></p><p>&nbsp;</p><p><br></p><h2> </h2><ul><li></li></ul><p>b</p>', '<p>a</p><p>b</p>'],
    ['<form><input value="x"><button>a</button></form>', 'a'],
    ['<!-- a --><!--[if gte mso 9]><xml><o:x>b</o:x></xml><![endif]-->c', 'c'],
    ['<<p>script>alert(1)<</p>/script>', '&lt;<p>script&gt;alert(1)&lt;</p>/script&gt;'],
  ])('%s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  it('leaves no words stuck together', () => {
    expect(cleanHtml('<div>a</div><div>b<div>c</div></div>')).toBe('<p>a</p><p>b</p><p>c</p>');
    expect(cleanHtml('<table><tr><td>a</td><td>b</td></tr></table>')).toBe('<p>a</p><p>b</p>');
  });
});

describe('what is pasted', () => {
  it('from Word comes out clean, its points as a list', () => {
    const point = (text: string, where: string) =>
      `<p class=MsoListParagraphCxSp${where} style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<title>Nyt</title><style><!-- p.MsoNormal {margin:0cm;} --></style><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head>
<body lang=DA><!--StartFragment--><h2 style='margin-top:2.0pt'>Nyt hold<o:p></o:p></h2><p class=MsoNormal><b><span lang=DA
style='font-family:"Calibri",sans-serif'>Fed</span></b><span lang=DA> og <i>skråt</i>.</span><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>${point('Et', 'First')}${point('To', 'Last')}<!--EndFragment--></body></html>`;
    const clean = '<h2>Nyt hold</h2><p><strong>Fed</strong> og <em>skråt</em>.</p><ul><li>Et</li><li>To</li></ul>';
    expect(cleanHtml(word)).toBe(clean);
  });

  it('from Word keeps how deep its points are, and their numbers as a list', () => {
    const point = (list: string, sign: string, text: string) =>
      `<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list} lfo1'><!--[if !supportLists]--><span
style='font-family:"Courier New";mso-fareast-font-family:"Courier New"'><span style='mso-list:Ignore'>${sign}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]--><span lang=DA>${text}<o:p></o:p></span></p>`;
    const word = `${point('l0 level1', '·', 'a')}\n\n${point('l0 level2', 'o', 'b')}\n\n${point('l0 level1', '·', 'c')}\n\n${point('l1 level1', '1.', 'd')}`;
    expect(cleanHtml(word)).toBe('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol><li>d</li></ol>');
  });

  it('from Google Docs keeps a list in its point', () => {
    const docs = '<ul><li dir="ltr"><p dir="ltr"><span>a</span></p></li><ul><li><p>b</p></li></ul></ul>';
    expect(cleanHtml(docs)).toBe('<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>');
  });

  it('from Google Docs keeps the emphasis that its styles mean', () => {
    const docs = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Fed</span>
<span style="font-style:italic;font-weight:400">skråt</span> <span style="color:red">rødt</span></p></b>`;
    expect(cleanHtml(docs)).toBe('<p><strong>Fed</strong>\n<em>skråt</em> rødt</p>');
  });
});

describe('cleaning', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<div>',
    '</div>',
    '<ul>',
    '<li>',
    '</li>',
    '</ul>',
    '<b>',
    '</b>',
    '<h2>',
    '</h2>',
    '<br>',
    '<a href="https://x.dk">',
    '<a href="javascript:x">',
    '</a>',
    '<span>',
    '</span>',
    '<td>',
    '<script>',
    '</script>',
    '<',
    '>',
    '"',
    '&',
    '&lt;',
    '&nbsp;',
    'å',
    ' ',
    '<!--',
    '-->',
    '<p class=MsoListParagraph>',
    '<p style="mso-list:l0 level2">',
    '<span style="mso-list:Ignore">',
    '<li data-aria-level=2>',
    '<ul class=BulletListStyle1>',
    '1. ',
  );
  it('twice changes nothing, and leaves no tag but those that are allowed', () => {
    const allowed = /^<\/?(?:p|br|h[1-6]|ul|ol|li|strong|em|u|a)(?: href="(?:https?:\/\/|mailto:)[^"]*")?(?: \/)?>$/;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = cleanHtml(pieces.join(''));
        expect(cleanHtml(clean)).toBe(clean);
        for (const tag of clean.match(/<[^<>]*>/g) ?? []) expect(tag).toMatch(allowed);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['<', '<p>', '<div>', '<b>', '<ul><li>', '<p class=MsoListParagraph><span>', '<a href="', '&#0;', '<!--'])(
    'comes to an end also with a great many of %s',
    (piece) => {
      expect(cleanHtml(piece.repeat(50_000 / piece.length)).length).toBeLessThanOrEqual(200_000);
    },
  );
});

describe('what an update says', () => {
  it('is a line for each paragraph, heading and point, as it is read', () => {
    const html =
      '<h2>Nyt hold</h2><p>R&amp;D &lt;3, <a href="https://x.dk?a=1&amp;b=2">se her</a><br />og &amp;lt;</p><ul><li><p>Et</p></li><li>To</li></ul>';
    expect(plainText(html)).toBe('Nyt hold\nR&D <3, se her\nog &lt;\nEt\nTo');
  });

  it('is any text that was written', () => {
    const text = fc.stringMatching(/^[a-zæøå&<>"';.0-9]{1,40}$/);
    fc.assert(
      fc.property(text, (said) => {
        const html = `<p>${said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
        expect(plainText(cleanHtml(html))).toBe(said);
      }),
    );
  });
});

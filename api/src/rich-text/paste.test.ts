import { describe, expect, it } from 'vitest';
import { readPasted } from './paste.rules.ts';

const point = (where: string, sign: string, text: string) =>
  `<p class="MsoListParagraphCxSpMiddle" style="text-indent:-18.0pt;mso-list:${where} lfo1"><span style="font-family:Symbol"><span style="mso-list:Ignore">${sign}<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span></span>${text}<o:p></o:p></p>`;

describe('a list that Word wrote', () => {
  it.each([
    [
      'with points',
      `${point('l0 level1', '·', 'a')}\n\n${point('l0 level1', '·', 'b')}`,
      '<ul><li>a</li><li>b</li></ul>',
    ],
    [
      'with numbers',
      `${point('l1 level1', '1.', 'a')}${point('l1 level1', '2.', 'b')}`,
      '<ol><li>a</li><li>b</li></ol>',
    ],
    [
      'with letters',
      `${point('l1 level1', 'a)', 'a')}${point('l1 level1', 'b)', 'b')}`,
      '<ol><li>a</li><li>b</li></ol>',
    ],
    ['with Roman numbers', point('l1 level1', 'iii.', 'c'), '<ol><li>c</li></ol>'],
    ['with the sign o', point('l1 level1', 'o', 'c'), '<ul><li>c</li></ul>'],
    [
      'three levels deep, and back',
      `${point('l0 level1', '·', 'a')}${point('l0 level2', 'o', 'b')}${point('l0 level3', '§', 'c')}${point('l0 level1', '·', 'd')}`,
      '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>',
    ],
    [
      'of numbers in points',
      `${point('l0 level1', '·', 'a')}${point('l0 level2', '1.', 'b')}${point('l0 level2', '2.', 'c')}`,
      '<ul><li>a<ol><li>b</li><li>c</li></ol></li></ul>',
    ],
    [
      'right after another',
      `${point('l0 level1', '1.', 'a')}${point('l3 level1', '1.', 'b')}`,
      '<ol><li>a</li></ol><ol><li>b</li></ol>',
    ],
    [
      'that begins deeper than it goes on',
      `${point('l0 level2', 'o', 'a')}${point('l0 level1', '·', 'b')}`,
      '<ul><li>a</li></ul><ul><li>b</li></ul>',
    ],
    [
      'between paragraphs, with emphasis and a link',
      `<p class="MsoNormal">før</p>${point('l0 level1', '·', '<b>a</b> <a href="https://x.dk">x</a>')}<p class="MsoNormal">efter</p>`,
      '<p>før</p><ul><li><strong>a</strong> <a href="https://x.dk">x</a></li></ul><p>efter</p>',
    ],
    [
      'with an empty paragraph inside',
      `${point('l0 level1', '·', 'a')}<p class="MsoNormal"><o:p>&nbsp;</o:p></p>${point('l0 level1', '·', 'b')}`,
      '<ul><li>a</li><li>b</li></ul>',
    ],
  ])('%s', (_what, html, read) => {
    expect(readPasted(html)).toBe(read);
  });

  it('loses no text that looks like a sign', () => {
    expect(readPasted(point('l0 level1', '·', '1. maj holder vi lukket'))).toBe(
      '<ul><li>1. maj holder vi lukket</li></ul>',
    );
    expect(readPasted('<p class="MsoNormal">1. maj holder vi lukket</p>')).toBe('<p>1. maj holder vi lukket</p>');
  });
});

describe('a list of which a mail program left the class alone', () => {
  it('is found by its signs, and its depth by the indent', () => {
    const indent = (margin: string, text: string) =>
      `<p class="x_MsoListParagraph MsoListParagraph" style="margin-left:${margin}">${text}</p>`.replace(
        'x_MsoListParagraph ',
        '',
      );
    const html = `${indent('36.0pt', '<span>·<span>&nbsp;&nbsp; </span></span>a')}${indent('1.0in', 'o&nbsp;&nbsp; b')}${indent('2.54cm', 'o&nbsp; c')}${indent('48px', '·&nbsp; d')}`;
    expect(readPasted(html)).toBe('<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>');
    expect(readPasted(`${indent('36pt', '1.&nbsp; a')}${indent('36pt', '2.&nbsp; b')}`)).toBe(
      '<ol><li>a</li><li>b</li></ol>',
    );
  });

  it('is none without signs', () => {
    expect(readPasted('<p class="MsoListParagraph">o store ord</p>')).toBe('<p>o store ord</p>');
    expect(readPasted('<p class="MsoListParagraph">·&nbsp;</p>')).toBe('<p>·&nbsp;</p>');
  });
});

describe('text from elsewhere', () => {
  it('from Word in a browser', () => {
    const online = (level: number, kind: 'ul' | 'ol', text: string) =>
      `<div class="ListContainerWrapper SCXW1 BCX0"><${kind} class="${kind === 'ul' ? 'Bullet' : 'Number'}ListStyle1 SCXW1" role="list"><li data-leveltext="x" data-aria-level="${level}" class="OutlineElement Ltr"><p class="Paragraph SCXW1" style="color:windowtext"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP SCXW1">&nbsp;</span></p></li></${kind}></div>`;
    expect(
      readPasted(`${online(1, 'ul', 'a')}${online(2, 'ul', 'b')}${online(1, 'ul', 'c')}${online(1, 'ol', 'd')}`),
    ).toBe('<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul><ol><li><p>d</p></li></ol>');
  });

  it('from Google Docs', () => {
    const docs = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;font-style:normal">Fed</span><span style="font-weight:400;font-style:italic"> skråt</span> <a href="https://x.dk/"><span style="color:#1155cc;text-decoration:underline">her</span></a></p><br><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">a</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>b</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`;
    expect(readPasted(docs)).toBe(
      '<p><strong>Fed</strong><em> skråt</em> <a href="https://x.dk/">her</a></p><br><ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
    );
  });

  it('from a mail', () => {
    const mail = `<div class="elementToProof" style="font-family:Aptos">Hej <b>alle</b></div><div><br></div><ul data-editing-info="{}"><li><div role="presentation">a</div></li></ul>`;
    expect(readPasted(mail)).toBe('<div>Hej <strong>alle</strong></div><ul><li><div>a</div></li></ul>');
  });

  it('from a table keeps its cells apart', () => {
    expect(readPasted('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>')).toBe('<div>a</div><div>b</div>');
  });

  it.each([
    ['<p class="MsoTitle">Titel</p>', '<h1>Titel</h1>'],
    ['<h2 style="margin:0cm"><span style="font-size:20pt">To</span></h2>', '<h2>To</h2>'],
    ['<p><u>a</u> <span style="text-decoration:underline">b</span></p>', '<p><u>a</u> <u>b</u></p>'],
    ['<p><span style="font-weight:bold;font-style:italic">a</span></p>', '<p><strong><em>a</em></strong></p>'],
    [
      '<p><a name="x">a</a><a href="file:///c:/x">b</a><a href="mailto:a@b.dk">c</a></p>',
      '<p>ab<a href="mailto:a@b.dk">c</a></p>',
    ],
    ['<p>a<br>b<img src="x" alt=""></p><hr>', '<p>a<br>b</p>'],
    ['<p> </p><h3>&nbsp;</h3><ul><li></li></ul><ul><li>a</li><ul><li> </li></ul></ul>', '<ul><li>a</li></ul>'],
    ['<ul><ul><li>a</li></ul></ul>', '<ul><ul><li>a</li></ul></ul>'],
    ['a &lt;b&gt; c', 'a &lt;b&gt; c'],
    ['', ''],
  ])('%s', (html, read) => {
    expect(readPasted(html)).toBe(read);
  });
});

it('reading what was read changes nothing', () => {
  const html =
    '<h3>a</h3><p><strong>b</strong> <em>c</em><br>d</p><ul><li><p>e</p><ol><li>f</li></ol></li></ul><p><a href="https://x.dk">g</a></p>';
  expect(readPasted(html)).toBe(html);
});

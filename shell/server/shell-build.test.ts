import { describe, expect, it } from '@jest/globals';
import { createRestStyles } from './shell-build';

const dialog = '.shpDlg0{width:50%}';
const narrow = '@media (max-width:639px){.shpDlg0 .shpDlg1{width:90.5%}}';
const field = '.shpFld0:not(.shpFld1){animation:shpFld2 1s}';
const blink = '@keyframes shpFld2{to{opacity:.25}}';
const styles = createRestStyles('/shell/rest.css', dialog + narrow + blink + field);

describe('styles that a document contains in part', () => {
  it('are the rules with a class of its markup, in order', () => {
    expect(styles.usedBy('<p class="page shpDlg0">')).toBe(dialog + narrow);
    expect(styles.usedBy('<p class="shpDlg1">')).toBe(narrow);
  });

  it('include the animations that they use', () => {
    expect(styles.usedBy('<p class="shpFld0">')).toBe(blink + field);
  });

  it('are empty if no class matches', () => {
    expect(styles.usedBy('<p class="shpBtn0">')).toBe('');
  });
});

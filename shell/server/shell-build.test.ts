import { describe, expect, it } from '@jest/globals';
import { createRestStyles } from './shell-build';

const dialog = '.shopDlg0{width:50%}';
const narrow = '@media (max-width:639px){.shopDlg0 .shopDlg1{width:90.5%}}';
const field = '.shopFld0:not(.shopFld1){animation:shopFld2 1s}';
const blink = '@keyframes shopFld2{to{opacity:.25}}';
const styles = createRestStyles('/shell/rest.css', dialog + narrow + blink + field);

describe('styles that a document contains in part', () => {
  it('are the rules with a class of its markup, in order', () => {
    expect(styles.usedBy('<p class="page shopDlg0">')).toBe(dialog + narrow);
    expect(styles.usedBy('<p class="shopDlg1">')).toBe(narrow);
  });

  it('include the animations that they use', () => {
    expect(styles.usedBy('<p class="shopFld0">')).toBe(blink + field);
  });

  it('are empty if no class matches', () => {
    expect(styles.usedBy('<p class="shopBtn0">')).toBe('');
  });
});

/** Sent when not even the shell can be rendered: no script, no style sheet, nothing that could fail again. */
export const crashPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Return to sender | Vintage Craft</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #faf7f0; color: #1b2438; font: 17px/1.55 system-ui, sans-serif; }
main { max-width: 34rem; margin: 1.5rem; padding: 2.5rem; border: 1px solid #dcd3c1; border-top: 6px solid #a1221f; background: #fff; }
h1 { margin: 0 0 1rem; font: 2rem/1.2 Georgia, serif; }
a { color: #1e5470; }
</style>
</head>
<body>
<main>
<h1>Return to sender</h1>
<p>The shop could not put this page together just now. It is our fault, not yours; your cart and wishlist are kept.</p>
<p><a href="">Try this page again</a> or <a href="/">go to the front counter</a>.</p>
</main>
</body>
</html>
`;

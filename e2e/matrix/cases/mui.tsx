import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

const theme = createTheme({ shape: { borderRadius: 17 } });

export function Case() {
  const [open, setOpen] = useState(false);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <section>
        <h1>MUI</h1>
        <TextField label="Name" />
        <Button data-testid="styled" variant="contained" onClick={() => setOpen(true)}>
          Open
        </Button>
        <Dialog open={open} onClose={() => setOpen(false)}>
          <DialogTitle>A dialog of MUI</DialogTitle>
        </Dialog>
      </section>
    </ThemeProvider>
  );
}

// Plays on at a table over a second line, until the game is where a test wants it.
async ([table, wanted]) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
  const far = {
    moves: ({ info }) => info.moves >= wanted.moves || info.phase === 'over',
    last: ({ info, position }) => position.view.final_turns_left != null || info.phase === 'over',
    over: ({ info }) => info.phase === 'over',
  }[wanted.until];
  const KINDS = wanted.kinds;
  const rank = ({ move }) => (KINDS.findIndex((kind) => move.startsWith(kind)) + KINDS.length + 1) % (KINDS.length + 1);
  let info, count = 0, sent = '';
  await new Promise((done, failed) => {
    socket.onerror = () => failed(new Error('the line is lost'));
    socket.onopen = () => socket.send(JSON.stringify({ do: 'watch', id: 'w', table, since: 0 }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'error') return failed(new Error(data));
      if (message.type !== 'table' && message.type !== 'update') return;
      info = message.info ?? info;
      for (const entry of message.type === 'update' ? message.entries : [])
        for (const event of entry.events) if (event.event === 'moved') info = { ...info, moves: info.moves + 1 };
      const { position } = message;
      if (!position) return;
      if (far({ info, position })) return done();
      const key = `${info.moves}`;
      if (position.moves.length === 0 || sent === key) return;
      sent = key;
      // Kinds take turns, so that long games have something of everything.
      const best = [...position.moves].sort((a, b) => rank(a) - rank(b));
      const least = best.filter((move) => rank(move) === rank(best[0]));
      socket.send(JSON.stringify({ do: 'play', id: `p${count++}`, table, move: least[count % least.length].move }));
    };
  });
  socket.close();
}

// What both load clients measure and print.
export class Figures {
  constructor(seconds, warmup) {
    this.times = [];
    this.from = performance.now() + warmup * 1000;
    this.until = this.from + seconds * 1000;
    this.seconds = seconds;
  }
  add(started) {
    const now = performance.now();
    if (now >= this.from && now < this.until) this.times.push(now - started);
  }
  get over() {
    return performance.now() >= this.until;
  }
  print() {
    const sorted = this.times.sort((a, b) => a - b);
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    const figures = { moves: sorted.length, per_second: sorted.length / this.seconds, p50: at(0.5), p99: at(0.99), max: sorted.at(-1) };
    console.log(JSON.stringify(figures));
  }
}

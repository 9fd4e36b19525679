// What both load clients measure and print.
export class Figures {
  constructor(seconds) {
    this.times = [];
    this.from = this.until = Infinity;
    this.seconds = seconds;
  }
  // Count from the end of the warm-up on, and tell when that is.
  begin(warmup) {
    this.from = performance.now() + warmup * 1000;
    this.until = this.from + this.seconds * 1000;
    setTimeout(() => {
      this.used = process.cpuUsage();
      console.log("measuring");
    }, warmup * 1000);
    setTimeout(() => {
      this.print();
      process.exit(0);
    }, (this.seconds + warmup) * 1000 + 200);
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
    const used = process.cpuUsage(this.used);
    const client = (used.user + used.system) / Math.max(1, sorted.length);
    const figures = { moves: sorted.length, per_second: sorted.length / this.seconds, p50: at(0.5), p99: at(0.99), max: sorted.at(-1), client };
    console.log(JSON.stringify(figures));
  }
}
